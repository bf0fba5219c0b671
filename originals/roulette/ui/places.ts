import { numbersOf } from '../rules/index.ts';

/** The pockets of the wheel, clockwise. */
export const WHEEL: readonly number[] = [
  ...[0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10],
  ...[5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26],
];
const EACH_SIDE = 2;

/** The number and its neighbours on the wheel. */
export function neighboursOf(number: number): number[] {
  const at = WHEEL.indexOf(number);
  return Array.from(
    { length: 2 * EACH_SIDE + 1 },
    (_, index) => WHEEL.at((at + index - EACH_SIDE) % WHEEL.length) ?? 0,
  );
}

/** The table is so many numbers long, with zero and the bets on columns at its ends, and so many wide, with those on many numbers at one side. */
export const [LENGTH, WIDTH] = [14, 5] as const;
/** The numbers begin here, along the table and across it. */
const [ROWS, COLUMNS] = [1, 2] as const;

/** A field of the table: where it begins and how far it goes, in numbers. */
export interface Field {
  on: string;
  along: number;
  across: number;
  long: number;
  wide: number;
}

const three = [1, 2, 3] as const;

export const FIELDS: readonly Field[] = [
  { on: 'straight:0', along: 0, across: COLUMNS, long: 1, wide: 3 },
  ...Array.from({ length: 36 }, (_, index) => ({
    on: `straight:${index + 1}`,
    along: ROWS + Math.floor(index / 3),
    across: COLUMNS + (index % 3),
    long: 1,
    wide: 1,
  })),
  ...three.map((at) => ({ on: `column:${at}`, along: 13, across: at + 1, long: 1, wide: 1 })),
  ...three.map((at) => ({ on: `dozen:${at}`, along: at * 4 - 3, across: 1, long: 4, wide: 1 })),
  ...['low', 'even', 'red', 'black', 'odd', 'high'].map((on, index) => ({
    ...{ on, along: ROWS + index * 2, across: 0, long: 2, wide: 1 },
  })),
];

/** A point of the table, along it and across it. */
export type Point = readonly [along: number, across: number];

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The middle of a field, a line or a corner. */
export function middleOf(on: string): Point {
  const field = FIELDS.find((each) => each.on === on);
  if (field) return [field.along + field.long / 2, field.across + field.wide / 2];
  const numbers = numbersOf(on) ?? [];
  const points = numbers.map((number) => middleOf(`straight:${number}`));
  if (numbers[0] === 0) return [ROWS, points[1]?.[1] ?? 0];
  const isWholeRow = /^(?:street|sixLine)/.test(on);
  return [meanOf(points.map(([along]) => along)), isWholeRow ? COLUMNS : meanOf(points.map(([, across]) => across))];
}

/** Chips lie in the middle, and on a long field beside its words. */
export function chipAt(on: string): { along: number; across: number } {
  const [along, across] = middleOf(on);
  const long = FIELDS.find((field) => field.on === on)?.long ?? 1;
  return { along: along + (long > 1 ? long * 0.3 : 0), across };
}

/** The place that two numbers share, as its first and last or at opposite corners; undefined when they share none. */
export function placeBetween(one: number, other: number): string | undefined {
  const [low, high] = [Math.min(one, other), Math.max(one, other)];
  const split = `split:${low}-${high}`;
  const places = [
    `straight:${low}`,
    low % 3 === 0 ? `sixLine:${low - 2}` : split,
    low % 3 === 1 ? `street:${low}` : `corner:${low - 1}`,
    split,
    `corner:${low}`,
    `sixLine:${low}`,
  ];
  const place = low === 0 && high > 0 ? split : places[high - low];
  return place !== undefined && numbersOf(place) ? place : undefined;
}

/** The place under a point: a line or a corner when it is no farther away than `reach`; undefined away from the numbers. */
export function placeAt([along, across]: Point, reach: Point): string | undefined {
  const near = Array.from({ length: 36 }, (_, index) => index + 1).filter((number) => {
    const [row, column] = middleOf(`straight:${number}`);
    return Math.abs(along - row) <= 0.5 + reach[0] && Math.abs(across - column) <= 0.5 + reach[1];
  });
  const [low, high] = [near[0], near.at(-1)];
  if (low === undefined || high === undefined) return undefined;
  if (along < ROWS + reach[0]) return low === high ? placeBetween(0, low) : undefined;
  return placeBetween(low, across < COLUMNS + reach[1] ? high + 2 : high);
}

const UPRIGHT: Readonly<Record<string, Point>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const ACROSS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** How far a field is in a direction; those that do not lie beside each other are farther. */
function farOff(field: Field, start: Field, [down, right]: Point): number {
  const [from, to] = [middleOf(start.on), middleOf(field.on)];
  const delta = [to[0] - from[0], to[1] - from[1]] as const;
  const ahead = delta[0] * down + delta[1] * right;
  const aside = Math.abs(delta[0] * right + delta[1] * down);
  const half = (down === 0 ? field.long + start.long : field.wide + start.wide) / 2;
  return ahead > 0.4 ? ahead + aside * (aside < half ? 0.1 : 3) : Infinity;
}

/** The next field for an arrow key, as it is seen: the nearest one in that direction. */
export function fieldAfterKey(from: number, key: string, isAcross: boolean): number | undefined {
  const [direction, start] = [(isAcross ? ACROSS : UPRIGHT)[key], FIELDS[from]];
  if (!direction || !start) return undefined;
  const ways = FIELDS.map((field) => farOff(field, start, direction));
  const nearest = Math.min(...ways);
  return nearest === Infinity ? from : ways.indexOf(nearest);
}
