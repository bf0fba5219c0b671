import { timesOf } from '@contract/bonusTerms.ts';
import type { DepositBonus } from '@contract/content.ts';
import { ErrorBoundary } from '@/shared/components';
import { lazyPart } from '@/shared/lazyPart';
import { shillings } from '@/shared/money';
import type { ShownTerms } from './TermsList';

const TermsList = lazyPart(() => import(/* webpackChunkName: "bonus-terms" */ '.'));

/** The terms of bonus money, in their own chunk. */
export const BonusTerms = (terms: ShownTerms) => (
  <ErrorBoundary>
    <TermsList {...terms} />
  </ErrorBoundary>
);

/** Before a bonus is claimed. Nothing for an offer of free spins alone. */
export function OfferTerms({ bonus }: { bonus: DepositBonus }) {
  const { bonusPercentage, extraKes, contribution, maxStake, expiryDays, conversionTimes } = bonus;
  if (bonusPercentage <= 0 && extraKes <= 0) return null;
  return (
    <BonusTerms
      wagering={timesOf(bonus)}
      contribution={contribution}
      maxStake={maxStake === undefined ? undefined : shillings(maxStake)}
      days={expiryDays}
      most={conversionTimes}
    />
  );
}
