import { STAKES } from '../../../contract/playTerms.ts';
import { decimalOf, minorOf } from '../ledger/index.ts';
import type { Currency } from '../store/records/money.ts';
import type { PlayContext } from './PlayContext.ts';
import { stakeOutOfRange } from './refusals.ts';

type Stakes = Record<'min' | 'max' | 'default', number>;

/** Decimals of the currency. The operator's lowest stake is in KES, as in the law. */
export function stakesOf({ minStakeKesCents }: Pick<PlayContext, 'minStakeKesCents'>, currency: Currency): Stakes {
  const terms = STAKES[currency];
  if (currency === 'USD') return terms;
  const min = decimalOf(minStakeKesCents);
  return { ...terms, min, default: Math.max(terms.default, min) };
}

/** Cents of a stake. @throws ApiError 400 `stake_out_of_range` */
export function readStake(ctx: Pick<PlayContext, 'minStakeKesCents'>, amount: number, currency: Currency): number {
  const { min, max } = stakesOf(ctx, currency);
  if (!(amount >= min && amount <= max)) throw stakeOutOfRange({ min, max, currency });
  return minorOf(amount);
}
