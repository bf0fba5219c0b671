/** Terms of bonus money (docs/money.md, Bonus money). An offer with a term out of its range is not offered. */
import * as v from 'valibot';

/** The most that an operator can set. */
export const MOST_BONUS_TERMS = {
  wagering: 100,
  maxStake: 1_000_000,
  expiryDays: 365,
  conversionTimes: 1_000,
} as const;

/** With few functions of valibot: the first download carries all that any chunk uses. */
export const numberWithin = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.check((value) => value >= least && value <= most, `from ${least} to ${most}`),
  );

const upTo = (most: number, least = 0) => numberWithin(least, most);

/** The same for each kind of house game. */
export const byKind = <TEntry>(entry: TEntry) => ({ slots: entry, crash: entry, mines: entry, dice: entry });

export const BONUS_TERMS = {
  /** How many times the bonus must be staked; less than once counts as once. */
  wagering: v.optional(upTo(MOST_BONUS_TERMS.wagering), 0),
  /** The percentage of a stake that counts, by kind of game; 100 where none is named. */
  contribution: v.optional(v.object(byKind(v.optional(upTo(100), 100))), {}),
  /** Whole KES: the highest stake that may contain bonus money. Missing: as high as the game takes. */
  maxStake: v.optional(upTo(MOST_BONUS_TERMS.maxStake, 1)),
  /** Counted from the day on which its turn begins. */
  expiryDays: v.optional(upTo(MOST_BONUS_TERMS.expiryDays, 1), 30),
  /** The most that becomes real money, in times of the bonus. Missing: all that is left. */
  conversionTimes: v.optional(upTo(MOST_BONUS_TERMS.conversionTimes, 1)),
} as const;

export const BonusTermsSchema = v.object(BONUS_TERMS);

/** Money that was never staked is no prize. */
export const timesOf = ({ wagering }: Pick<WageringTerms, 'wagering'>): number => Math.max(1, wagering);

export type WageringTerms = v.InferOutput<typeof BonusTermsSchema>;
