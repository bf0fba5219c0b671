/** European roulette: the numbers 0 to 36, of which 1 to 36 lie in twelve rows of three. */
import { type Floats, scaled } from '../../fair/index.ts';

export const ROULETTE_NUMBERS = 37;
export const ROULETTE_RTP = 36 / ROULETTE_NUMBERS;
const COLUMNS = 3;
const LAST = 36;
/** A chip pays 36 times its stake, shared by its numbers. */
const PAID = 36;

const RED: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export type Colour = 'red' | 'black' | 'green';

export function colourOf(number: number): Colour {
  if (number === 0) return 'green';
  return RED.has(number) ? 'red' : 'black';
}

/** A chip lies on a field, a line or a corner of the table; its stake is in minor units of the account. */
export interface Chip {
  on: string;
  stake: number;
}

const ALL: readonly number[] = Array.from({ length: LAST }, (_, index) => index + 1);
const row = (first: number, length: number): number[] => Array.from({ length }, (_, index) => first + index);
const isRow = (first: number): boolean => first % COLUMNS === 1;

const EVEN_CHANCES: Readonly<Record<string, (number: number) => boolean>> = {
  red: (number) => RED.has(number),
  black: (number) => !RED.has(number),
  odd: (number) => number % 2 === 1,
  even: (number) => number % 2 === 0,
  low: (number) => number <= 18,
  high: (number) => number > 18,
};

function splitOf(first: number, second: number): number[] | undefined {
  const isBeside = second === first + 1 && first > 0 && first % COLUMNS !== 0;
  const isBelow = second === first + COLUMNS && first > 0;
  const isAtZero = first === 0 && second >= 1 && second <= COLUMNS;
  return (isBeside || isBelow || isAtZero) && second <= LAST ? [first, second] : undefined;
}

/** The numbers of fields that begin at a number or have one; undefined where none begins. */
const NUMBERED: Readonly<Record<string, (at: number) => number[] | undefined>> = {
  straight: (at) => (at <= LAST ? [at] : undefined),
  street: (at) => (isRow(at) && at <= LAST ? row(at, 3) : undefined),
  corner: (at) =>
    at > 0 && at % COLUMNS !== 0 && at + COLUMNS < LAST ? [at, at + 1, at + COLUMNS, at + COLUMNS + 1] : undefined,
  sixLine: (at) => (isRow(at) && at + COLUMNS <= LAST ? row(at, 6) : undefined),
  dozen: (at) => (at >= 1 && at <= 3 ? row((at - 1) * 12 + 1, 12) : undefined),
  column: (at) => (at >= 1 && at <= 3 ? ALL.filter((number) => (number - at) % COLUMNS === 0) : undefined),
};

/** The numbers that a chip at a place wins with; undefined where no chip can lie. A place is written as "split:17-20". */
export function numbersOf(on: string): readonly number[] | undefined {
  const isIn = Object.hasOwn(EVEN_CHANCES, on) ? EVEN_CHANCES[on] : undefined;
  if (isIn) return ALL.filter(isIn);
  const [, kind = '', first = '', second] = /^([a-zA-Z]+):(\d{1,2})(?:-(\d{1,2}))?$/.exec(on) ?? [];
  // A number has one way to be written: the same place twice would be two chips.
  if ([first, second].some((each) => each !== undefined && each !== String(Number(each)))) return undefined;
  if (kind === 'split') return second === undefined ? undefined : splitOf(Number(first), Number(second));
  return second === undefined && Object.hasOwn(NUMBERED, kind) ? NUMBERED[kind]?.(Number(first)) : undefined;
}

/** A chip pays so much back in all when one of its numbers comes, in times of its stake: 36 for one number, 2 for eighteen. */
export const chipPays = (on: string): number => PAID / (numbersOf(on)?.length ?? Infinity);

export const drawNumber = (floats: Floats): number => scaled(floats(), ROULETTE_NUMBERS);

/** Says what all chips pay for a number, exactly, in the units of their stakes. */
export const winWith = (chips: readonly Chip[], number: number): number =>
  chips.reduce((sum, { on, stake }) => sum + (numbersOf(on)?.includes(number) ? stake * chipPays(on) : 0), 0);

export const stakeOf = (chips: readonly Chip[]): number => chips.reduce((sum, { stake }) => sum + stake, 0);

/**
 * The part of the stake that more than the zero can take: chips that cover each other come back whatever comes. Red and black
 * with the same stake count nothing, and with two stakes their difference.
 */
export const atRiskOf = (chips: readonly Chip[]): number =>
  Math.max(0, stakeOf(chips) - Math.min(...ALL.map((number) => winWith(chips, number))));
