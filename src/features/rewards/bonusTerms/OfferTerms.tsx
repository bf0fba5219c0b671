import type { DepositBonus } from '@contract/depositBonuses.ts';
import { ErrorBoundary } from '@/shared/components';
import { lazyPart } from '@/shared/lazyPart';

const Offer = lazyPart(async () => ({ default: (await import(/* webpackChunkName: "bonus-terms" */ '.')).Offer }));

/** The terms of bonus money before it is claimed, in their own chunk. */
export const OfferTerms = ({ bonus }: { bonus: DepositBonus }) => (
  <ErrorBoundary>
    <Offer bonus={bonus} />
  </ErrorBoundary>
);
