import { ErrorBoundary } from '@/shared/components';
import { lazyPart } from '@/shared/lazyPart';
import type { ShownTerms } from './TermsList';

const Claim = lazyPart(async () => ({ default: (await import(/* webpackChunkName: "bonus-terms" */ '.')).Claim }));

/** The terms of a bonus that the player has, in their own chunk. */
export const BonusTerms = (terms: ShownTerms) => (
  <ErrorBoundary>
    <Claim {...terms} />
  </ErrorBoundary>
);
