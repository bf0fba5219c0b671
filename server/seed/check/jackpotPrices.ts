/** Jackpots cost the slots that feed them no more than these pay back less than others. */
import type { Jackpot } from '../../../contract/jackpots.ts';
import { CURRENCY_CODES } from '../../../contract/userChoices.ts';
import { JACKPOT_SHARE } from '../../../originals/slots/rules/index.ts';
import type { Currency } from '../../src/store/records/money.ts';

/** A line for the jackpots of a currency that cost more than the slots which feed them pay back less than others. */
export const jackpotProblems = (jackpots: readonly Jackpot[]): string[] =>
  CURRENCY_CODES.flatMap((currency) => {
    const costs = jackpots.map((jackpot) => costOfJackpot(jackpot, currency));
    const cost = costs.reduce((sum, each) => sum + each, 0);
    const per = (share: number): string => (share * 1_000).toFixed(2);
    return cost > JACKPOT_SHARE
      ? [
          `jackpots together: of 1,000 ${currency} staked they cost ${per(cost)}, expected at most ${per(JACKPOT_SHARE)}`,
        ]
      : [];
  });

/**
 * A jackpot costs so much of a stake, as a part of 1: what stakes put into the pot, and what the house puts in at each fall. It falls
 * once in `turnover` staked; a pot that grows for longer is counted as falling at its most, which costs a little more than it does.
 */
export function costOfJackpot({ sharePercent, ...jackpot }: Jackpot, currency: Currency): number {
  const { seed, most, turnover } = jackpot[currency];
  if (turnover <= 0) return 0;
  const share = sharePercent / 100;
  const untilMost = share > 0 ? Math.max(0, most - seed) / share : Infinity;
  return share + seed / Math.max(1, turnover * (1 - Math.exp(-untilMost / turnover)));
}
