import type { DepositBonus } from '@contract/depositBonuses.ts';
import { bonusMinorOf, convertMinor, reachesBonus } from '@contract/money.ts';
import type { Money } from '@/shared/money';

/** The gift of a bonus, computed by the same rule as on the server. */
export interface BonusGift {
  isReached: boolean;
  /** Cents for the bonus account. */
  cents: number;
  freeSpins: number;
}

/** `kesPerUsd` is the present rate; the rate at the completion counts. `own` is the account's currency. */
export function bonusGift(
  bonus: Parameters<typeof bonusMinorOf>[0] & Pick<DepositBonus, 'freeSpins'>,
  { amountMinor, currency }: Money,
  own: Money['currency'],
  kesPerUsd: number,
): BonusGift {
  const kesMinor = convertMinor(amountMinor, currency, 'KES', kesPerUsd);
  const isReached = reachesBonus(bonus, kesMinor);
  return {
    isReached,
    cents: bonusMinorOf(bonus, kesMinor, own, kesPerUsd),
    freeSpins: isReached ? bonus.freeSpins : 0,
  };
}
