/** What the daily wheel pays, as operators' data. */
import * as v from 'valibot';
import { BONUS_TERMS, numberWithin } from './bonusTerms.ts';
import { contentItem } from './contentItem.ts';
import { WHEEL_SEGMENTS } from './wheelSegments.ts';

/** What an operator can set at most. */
export const MOST_OF_WHEEL = { weight: 1_000_000, bonusKes: 50_000, bonusUsd: 500, freeSpins: 200 } as const;
/** What a turn may cost at most on average: a typing mistake must not cost the house its money. */
const MOST_COST = { KES: 100, USD: 1 } as const;

const amount = (most: number) => numberWithin(0, most);
const whole = (most: number) =>
  v.pipe(
    amount(most),
    v.check((value) => Number.isInteger(value), 'a whole number'),
  );

const SegmentSchema = v.object({
  /** Its share of the sum of weights is its chance. */
  weight: whole(MOST_OF_WHEEL.weight),
  /** Bonus money, a decimal; the account's currency counts. */
  bonusKes: v.optional(amount(MOST_OF_WHEEL.bonusKes), 0),
  bonusUsd: v.optional(amount(MOST_OF_WHEEL.bonusUsd), 0),
  /** On the slot of the terms of free spins. */
  freeSpins: v.optional(whole(MOST_OF_WHEEL.freeSpins), 0),
});

export type WheelPrize = v.InferOutput<typeof SegmentSchema>;

export const sumOfWeights = (segments: readonly Pick<WheelPrize, 'weight'>[]): number =>
  segments.reduce((sum, { weight }) => sum + weight, 0);

/** What a turn costs on average, in the currency of the account. `spin`: what a free spin costs. */
export const costOfTurn = (
  segments: readonly WheelPrize[],
  spin: number,
  bonus: 'bonusKes' | 'bonusUsd' = 'bonusKes',
) =>
  segments.reduce((sum, segment) => sum + segment.weight * (segment[bonus] + segment.freeSpins * spin), 0) /
  Math.max(1, sumOfWeights(segments));

/** Whether a turn costs no more than it may, in each currency. `stakes`: of a free spin, which returns no more than that. */
export const isAffordable = (
  segments: readonly WheelPrize[],
  { stakeKes, stakeUsd }: { stakeKes: number; stakeUsd: number },
): boolean =>
  costOfTurn(segments, stakeKes) <= MOST_COST.KES && costOfTurn(segments, stakeUsd, 'bonusUsd') <= MOST_COST.USD;

const FREE = { stakeKes: 0, stakeUsd: 0 };

/** One for each segment of the wheel, in its order. */
const PrizesSchema = v.pipe(
  v.array(SegmentSchema),
  v.length(WHEEL_SEGMENTS.length),
  v.check((segments) => sumOfWeights(segments) > 0, 'a weight above zero is needed'),
  v.check((segments) => isAffordable(segments, FREE), 'the bonus money of a turn costs too much'),
);

/** The first active item counts. Without valid segments the wheel pays nothing and is for fun. */
export const WheelTermsSchema = v.object({
  ...contentItem,
  segments: v.fallback(v.optional(PrizesSchema), undefined),
  /** Of the bonus money. */
  ...BONUS_TERMS,
});

export type WheelTerms = v.InferOutput<typeof WheelTermsSchema>;
