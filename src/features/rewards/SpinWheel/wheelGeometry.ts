/** Shapes of the wheel around 0 0, with the pointer above. Degrees are clockwise from the pointer. */

type Point = readonly [x: number, y: number];

const rounded = (value: number): number => Math.round(value * 100) / 100;

export function pointAt(degrees: number, radius: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return [rounded(Math.sin(radians) * radius), rounded(-Math.cos(radians) * radius)];
}

/** A segment of `width` degrees with its middle under the pointer. */
export function wedgePath(radius: number, width: number): string {
  const [from, to] = [pointAt(-width / 2, radius), pointAt(width / 2, radius)];
  return `M0 0 L${from.join(' ')} A${radius} ${radius} 0 0 1 ${to.join(' ')}Z`;
}

/** The lights of the rim, evenly spread. */
export const bulbs = (count: number, radius: number): Point[] =>
  Array.from({ length: count }, (_, index) => pointAt(((index + 0.5) * 360) / count, radius));
