import { ErrorBoundary } from '@/shared/components';
import { lazyPart } from '@/shared/lazyPart';
import type { ShownHindrance } from '@contract/bonuses.ts';
import type { DepositBonus } from '@contract/depositBonuses.ts';
import type { ShownTerms } from './TermsList';

const Claim = lazyPart(async () => ({ default: (await import(/* webpackChunkName: "bonus-terms" */ '.')).Claim }));

/** The terms of a bonus that the player has, in their own chunk. */
export const BonusTerms = (terms: ShownTerms) => (
  <ErrorBoundary>
    <Claim {...terms} />
  </ErrorBoundary>
);

const Text = lazyPart(async () => ({ default: (await import(/* webpackChunkName: "bonus-terms" */ '.')).Hindrance }));

/** Tells in its own chunk why a bonus cannot be chosen now. */
export const HindranceNote = ({ hindrance }: { hindrance: ShownHindrance }) => (
  <ErrorBoundary>
    <Text hindrance={hindrance} />
  </ErrorBoundary>
);

const Offer = lazyPart(async () => ({ default: (await import(/* webpackChunkName: "bonus-terms" */ '.')).Offer }));

/** The terms of bonus money before it is claimed, in their own chunk. */
export const OfferTerms = ({ bonus }: { bonus: DepositBonus }) => (
  <ErrorBoundary>
    <Offer bonus={bonus} />
  </ErrorBoundary>
);
