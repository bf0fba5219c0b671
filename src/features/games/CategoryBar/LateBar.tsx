import { ErrorBoundary } from '@/shared/components';
import { lazyPart } from '@/shared/lazyPart';
import styles from './Place.module.scss';

const Bar = lazyPart(() => import(/* webpackChunkName: "kinds" */ './CategoryBar'));

/** Links to the kinds of games and their providers, in a chunk of their own. Its place is kept for it. */
export const CategoryBar = () => (
  <div className={styles.place}>
    <ErrorBoundary fallback={null}>
      <Bar />
    </ErrorBoundary>
  </div>
);
