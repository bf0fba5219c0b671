import type { BonusClaim } from '@contract/bonuses.ts';
import type { Money } from '@/shared/money';

export interface ClaimProps {
  claim: BonusClaim;
  /** Formats a decimal amount of the account. */
  money: (amount: number) => Money;
}
