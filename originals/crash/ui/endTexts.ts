import type { Format } from '../../kit/format';
import type { Translate } from '../../kit/i18n';
import { type FlightBet, payoutCents } from './flight';
import type en from './messages/en.json';

type Bets = readonly FlightBet[];

const sum = (cents: readonly number[]): number => cents.reduce((total, each) => total + each, 0);

/** How bets have ended, in words. */
export function createEndTexts(t: Translate<typeof en>, { amount, multiplier }: Format) {
  const stakes = (bets: Bets): string => amount(sum(bets.map(({ stakeCents }) => stakeCents)));
  const lostOf = (bets: Bets): FlightBet[] =>
    bets.filter(({ cashedAt, isOpen = false, isFree = false }) => cashedAt === undefined && !isOpen && !isFree);
  const cashed = (bet: FlightBet): string =>
    t('cashed', { multiplier: multiplier(bet.cashedAt ?? 0), amount: amount(payoutCents(bet)) });

  function gone(bets: Bets, crashPoint: number): string {
    const [end, lost] = [multiplier(crashPoint), lostOf(bets)];
    return lost.length > 0 ? t('lost', { multiplier: end, amount: stakes(lost) }) : t('crashedAt', { multiplier: end });
  }

  return {
    cashed,
    gone,
    /** The wins stay in sight, on one line. Number and flags say at which multipliers. */
    end(bets: Bets, crashPoint: number): string {
      const [lost, won] = [lostOf(bets), bets.filter(({ cashedAt }) => cashedAt !== undefined)];
      const [first] = won;
      if (!first) return gone(bets, crashPoint);
      if (won.length + lost.length === 1) return cashed(first);
      const wins = amount(sum(won.map(payoutCents)));
      return lost.length > 0 ? t('wonAndLost', { won: wins, lost: stakes(lost) }) : t('wonTwice', { amount: wins });
    },
  };
}
