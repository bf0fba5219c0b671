import { SEGMENT_DEGREES } from './segments';

const FULL_TURN = 360;
const TURNS = 6;

/** Degrees the wheel stands at so that the middle of a segment is under the pointer, after a run of clockwise turns. */
export function landingDegrees(index: number, from: number): number {
  const wholeTurns = Math.ceil(from / FULL_TURN) + TURNS;
  return wholeTurns * FULL_TURN - index * SEGMENT_DEGREES;
}
