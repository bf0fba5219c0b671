/** Terms of free spins, as operators' data. */
import * as v from 'valibot';
import { BONUS_TERMS, numberWithin } from './bonusTerms.ts';
import { contentItem } from './contentItem.ts';
import { optionalText } from './fields.ts';

const MOST_STAKE = { KES: 1_000, USD: 10 } as const;
const MOST_DAYS = 365;

const between = (least: number, most: number, instead: number) => v.fallback(numberWithin(least, most), instead);

/**
 * What a free spin is worth, and the slot of those that name none. The first active item counts. Stakes are decimals; the
 * bounds keep a slip of the pen from giving a fortune away.
 */
export const SpinTermsSchema = v.object({
  ...contentItem,
  /** Without it, free spins wait on the account. */
  gameId: optionalText(),
  gameName: optionalText(),
  stakeKes: between(1, MOST_STAKE.KES, 20),
  stakeUsd: between(0.01, MOST_STAKE.USD, 0.2),
  /** From the day they are given. */
  validDays: between(1, MOST_DAYS, 30),
  /** Of what they win, which is bonus money. */
  ...BONUS_TERMS,
});

export type SpinTerms = v.InferOutput<typeof SpinTermsSchema>;
