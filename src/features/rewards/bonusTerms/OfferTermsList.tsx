import { timesOf } from '@contract/bonusTerms.ts';
import type { DepositBonus } from '@contract/content.ts';
import { shillings } from '@/shared/money';
import { TermsList } from './TermsList';

/** Before a bonus is claimed. Nothing for an offer of free spins alone. */
export function OfferTermsList({ bonus }: { bonus: DepositBonus }) {
  const { bonusPercentage, extraKes, contribution, maxStake, expiryDays, conversionTimes } = bonus;
  if (bonusPercentage <= 0 && extraKes <= 0) return null;
  return (
    <TermsList
      wagering={timesOf(bonus)}
      contribution={contribution}
      maxStake={maxStake === undefined ? undefined : shillings(maxStake)}
      days={expiryDays}
      most={conversionTimes}
    />
  );
}
