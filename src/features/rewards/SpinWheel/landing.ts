import { SEGMENT_DEGREES } from './segments';

const FULL_TURN = 360;
const TURNS = 6;

/** The position of the wheel, in degrees, with the middle of a segment under the pointer, after clockwise turns. */
export function landingDegrees(index: number, from: number): number {
  const wholeTurns = Math.ceil(from / FULL_TURN) + TURNS;
  return wholeTurns * FULL_TURN - index * SEGMENT_DEGREES;
}
