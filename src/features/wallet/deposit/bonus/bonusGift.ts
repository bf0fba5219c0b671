import type { DepositBonus } from '@contract/content.ts';
import { bonusMinorOf, reachesBonus, usdCentsToKesMinor } from '@contract/moneyRules.ts';
import type { Money } from '@/shared/money';

/** What a bonus gives for a deposit, by the rule that the server credits it by. */
export interface BonusGift {
  isReached: boolean;
  /** US cents for the bonus account. */
  usdCents: number;
  freeSpins: number;
}

/** A deposit in KES cents, which bonuses are measured in. */
const kesMinorOf = ({ amountMinor, currency }: Money, kesPerUsd: number): number =>
  currency === 'KES' ? amountMinor : usdCentsToKesMinor(amountMinor, kesPerUsd);

/** `kesPerUsd` is the rate of the moment; the one in force when the deposit completes counts. */
export function bonusGift(bonus: DepositBonus, deposit: Money, kesPerUsd: number): BonusGift {
  const kesMinor = kesMinorOf(deposit, kesPerUsd);
  const isReached = reachesBonus(bonus, kesMinor);
  return {
    isReached,
    usdCents: bonusMinorOf(bonus, kesMinor, 'USD', kesPerUsd),
    freeSpins: isReached ? bonus.freeSpins : 0,
  };
}
