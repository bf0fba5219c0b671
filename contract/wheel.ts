/** The daily wheel of a player. */
import * as v from 'valibot';
import { flagOr, numberOr, optionalText } from './fields.ts';
import { CURRENCY_CODES } from './userChoices.ts';

export const WheelTurnSchema = v.object({
  /** Place of the segment, clockwise from the pointer. */
  segment: v.number(),
  /** Bonus money, a decimal of `currency`. */
  bonus: numberOr(0),
  freeSpins: numberOr(0),
  currency: v.fallback(v.picklist(CURRENCY_CODES), 'KES'),
});

export const WheelSchema = v.object({
  /** Whether a turn is credited; else the wheel is for fun. */
  isPaying: flagOr(false),
  /** Today's, in Nairobi time. */
  turn: v.fallback(v.optional(WheelTurnSchema), undefined),
  /** When the next turn opens, ISO 8601: midnight in Nairobi. */
  nextAt: optionalText(),
});

export const WHEEL_REFUSALS = { wheel_closed: 409 } as const;

export type WheelTurn = v.InferOutput<typeof WheelTurnSchema>;
export type Wheel = v.InferOutput<typeof WheelSchema>;
export type WheelRefusal = keyof typeof WHEEL_REFUSALS;
