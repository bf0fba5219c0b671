import { timesOf } from '@contract/bonusTerms.ts';
import type { DepositBonus } from '@contract/depositBonuses.ts';
import { shillings } from '@/shared/money';
import { AvailabilityList } from './AvailabilityList';
import { TermsList } from './TermsList';

/** Before a bonus is claimed: how often, when and for whom it is, and how its money becomes real. */
export const OfferTermsList = ({ bonus }: { bonus: DepositBonus }) => (
  <>
    <MoneyTerms bonus={bonus} />
    <AvailabilityList bonus={bonus} />
  </>
);

/** Nothing for an offer of free spins alone. */
function MoneyTerms({ bonus }: { bonus: DepositBonus }) {
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
