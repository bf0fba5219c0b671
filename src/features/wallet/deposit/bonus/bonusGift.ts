import type { DepositBonus } from '@contract/content.ts';
import { bonusMinorOf, reachesBonus, usdCentsToKesMinor } from '@contract/moneyRules.ts';
import type { Money } from '@/shared/money';

/** The gift of a bonus, computed by the same rule as on the server. */
export interface BonusGift {
  isReached: boolean;
  /** US cents for the bonus account. */
  usdCents: number;
  freeSpins: number;
}

/** A deposit in KES cents, the unit of bonus limits. */
const kesMinorOf = ({ amountMinor, currency }: Money, kesPerUsd: number): number =>
  currency === 'KES' ? amountMinor : usdCentsToKesMinor(amountMinor, kesPerUsd);

/** `kesPerUsd` is the present rate; the rate at the completion counts. */
export function bonusGift(bonus: DepositBonus, deposit: Money, kesPerUsd: number): BonusGift {
  const kesMinor = kesMinorOf(deposit, kesPerUsd);
  const isReached = reachesBonus(bonus, kesMinor);
  return {
    isReached,
    usdCents: bonusMinorOf(bonus, kesMinor, 'USD', kesPerUsd),
    freeSpins: isReached ? bonus.freeSpins : 0,
  };
}
