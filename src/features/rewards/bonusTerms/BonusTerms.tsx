import { ErrorBoundary } from '@/shared/components';
import { lazyPart } from '@/shared/lazyPart';
import type { ShownUnavailability } from '@contract/bonuses.ts';
import { HOUSE_KINDS } from '@contract/playTerms.ts';
import type { OfferTermsProps, ShownTerms } from './TermsList';

export type { WageringExample } from './TermsList';

const load = () => import(/* webpackChunkName: "terms" */ './TermsList');
const Claim = lazyPart(async () => ({ default: (await load()).Claim }));
const Text = lazyPart(async () => ({ default: (await load()).Unavailability }));
const Counting = lazyPart(async () => ({ default: (await load()).Counting }));
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

interface CountingProps extends Pick<ShownTerms, 'contribution'> {
  className: string | undefined;
}

/** Said in its own chunk beside an amount that is to be bet, because a bet on some games is only part of it. */
export const CountingNote = ({ contribution, className }: CountingProps) =>
  HOUSE_KINDS.some((kind) => contribution[kind] < 100) && (
    <span className={className}>
      <ErrorBoundary>
        <Counting of={contribution} />
      </ErrorBoundary>
    </span>
  );

/** The terms of bonus money before it is claimed, in their own chunk. */
export const OfferTerms = (offer: OfferTermsProps) => (
  <ErrorBoundary>
    <Offer {...offer} />
  </ErrorBoundary>
);
