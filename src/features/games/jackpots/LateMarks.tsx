import { ErrorBoundary, Later } from '@/shared/components';
import { lazyPart } from '@/shared/lazyPart';

const Marks = lazyPart(() => import(/* webpackChunkName: "marks" */ './useJackpots'));

/** The amounts of the jackpots on the tiles of a list come when the browser is idle. */
export const JackpotMarks = () => (
  <Later>
    <ErrorBoundary fallback={null}>
      <Marks />
    </ErrorBoundary>
  </Later>
);
