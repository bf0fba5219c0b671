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
const field = (on: string, along: number, across: number, long = 1, wide = 1) => ({ on, along, across, long, wide });
type Field = ReturnType<typeof field>;

const three = [1, 2, 3] as const;
const NUMBERS = Array.from({ length: 36 }, (_, index) => index + 1);

export const FIELDS: readonly Field[] = [
  field('straight:0', 0, COLUMNS, 1, 3),
  ...NUMBERS.map((each) => field(`straight:${each}`, Math.ceil(each / 3), COLUMNS + ((each - 1) % 3))),
  ...three.map((at) => field(`column:${at}`, LENGTH - 1, at + 1)),
  ...three.map((at) => field(`dozen:${at}`, at * 4 - 3, 1, 4)),
  ...['low', 'even', 'red', 'black', 'odd', 'high'].map((on, index) => field(on, ROWS + index * 2, 0, 2)),
];

/** A point of the table, along it and across it. */
export type Point = readonly [along: number, across: number];

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The middle of a field, a line or a corner. */
export function middleOf(on: string): Point {
  const own = FIELDS.find((each) => each.on === on);
  if (own) return [own.along + own.long / 2, own.across + own.wide / 2];
  const numbers = numbersOf(on) ?? [];
  const points = numbers.map((number) => middleOf(`straight:${number}`));
  if (numbers[0] === 0) return [ROWS, points[1]?.[1] ?? 0];
  const isWholeRow = /^(?:street|sixLine)/.test(on);
  return [meanOf(points.map(([along]) => along)), isWholeRow ? COLUMNS : meanOf(points.map(([, across]) => across))];
}

/** Chips lie in the middle, and on a long field beside its words. */
export function chipAt(on: string): { along: number; across: number } {
  const [along, across] = middleOf(on);
  const long = FIELDS.find((each) => each.on === on)?.long ?? 1;
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
  const near = NUMBERS.filter((number) => {
    const [row, column] = middleOf(`straight:${number}`);
    return Math.abs(along - row) <= 0.5 + reach[0] && Math.abs(across - column) <= 0.5 + reach[1];
  });
  const [low, high] = [near[0], near.at(-1)];
  if (low === undefined || high === undefined) return undefined;
  if (along < ROWS + reach[0]) return low === high ? placeBetween(0, low) : undefined;
  return placeBetween(low, across < COLUMNS + reach[1] ? high + 2 : high);
}

const KEYS: Record<string, Point> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** How far a field is in a direction; those that do not lie beside each other are farther. */
function farOff(to: Field, start: Field, [down, right]: Point): number {
  const [here, there] = [middleOf(start.on), middleOf(to.on)];
  const delta = [there[0] - here[0], there[1] - here[1]] as const;
  const ahead = delta[0] * down + delta[1] * right;
  const aside = Math.abs(delta[0] * right + delta[1] * down);
  const half = (down === 0 ? to.long + start.long : to.wide + start.wide) / 2;
  return ahead > 0.4 ? ahead + aside * (aside < half ? 0.1 : 3) : Infinity;
}

/** The next field for an arrow key, as it is seen: the nearest one in that direction. */
export function fieldAfterKey(from: number, key: string, isAcross: boolean): number | undefined {
  const [[x, y] = [0, 0], start] = [KEYS[key], FIELDS[from]];
  if (!KEYS[key] || !start) return undefined;
  const ways = FIELDS.map((to) => farOff(to, start, isAcross ? [x, -y] : [y, x]));
  const nearest = Math.min(...ways);
  return nearest === Infinity ? from : ways.indexOf(nearest);
}
