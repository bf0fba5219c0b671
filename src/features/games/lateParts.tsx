/** Parts that come after the first screen, each in a chunk of its own. */
import { ErrorBoundary } from '@/shared/components';
import { lazyPart } from '@/shared/lazyPart';
import styles from './CategoryBar/Place.module.scss';

const Bar = lazyPart(() => import(/* webpackChunkName: "categories" */ './CategoryBar/CategoryBar'));

/** Links to the kinds of games and their providers. Its place is kept for it. */
export const CategoryBar = () => (
  <div className={styles.place}>
    <ErrorBoundary fallback={null}>
      <Bar />
    </ErrorBoundary>
  </div>
);

export const NextGame = lazyPart(() => import(/* webpackChunkName: "deposit-credited" */ './NextGame/PlayNext'));
