import { ErrorBoundary } from '@/shared/components';
import { lazyPart } from '@/shared/lazyPart';
import type { ShownUnavailability } from '@contract/bonuses.ts';
import type { OfferTermsProps, ShownTerms } from './TermsList';

export type { WageringExample } from './TermsList';

const load = () => import(/* webpackChunkName: "bonus-terms" */ './TermsList');
const Claim = lazyPart(async () => ({ default: (await load()).Claim }));
const Text = lazyPart(async () => ({ default: (await load()).Unavailability }));
const Offer = lazyPart(async () => ({ default: (await load()).Offer }));

/** The terms of a bonus that the player has, in their own chunk. */
export const BonusTerms = (terms: ShownTerms) => (
  <ErrorBoundary>
    <Claim {...terms} />
  </ErrorBoundary>
);

/** Tells in its own chunk why a bonus cannot be chosen now. */
export const UnavailabilityNote = ({ unavailability }: { unavailability: ShownUnavailability }) => (
  <ErrorBoundary>
    <Text unavailability={unavailability} />
  </ErrorBoundary>
);

/** The terms of bonus money before it is claimed, in their own chunk. */
export const OfferTerms = (offer: OfferTermsProps) => (
  <ErrorBoundary>
    <Offer {...offer} />
  </ErrorBoundary>
);
