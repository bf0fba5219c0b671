import type { ShownHindrance } from '@contract/bonuses.ts';
import { ErrorBoundary } from '@/shared/components';
import { lazyPart } from '@/shared/lazyPart';

const Text = lazyPart(async () => ({ default: (await import(/* webpackChunkName: "bonus-terms" */ '.')).Hindrance }));

/** Why a bonus cannot be chosen now, in its own chunk. */
export const HindranceNote = ({ hindrance }: { hindrance: ShownHindrance }) => (
  <ErrorBoundary>
    <Text hindrance={hindrance} />
  </ErrorBoundary>
);
