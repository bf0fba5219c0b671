import { ErrorBoundary } from '@/shared/components';
import { lazyPart } from '@/shared/lazyPart';
import styles from './Place.module.scss';

const Bar = lazyPart(() => import(/* webpackChunkName: "categories" */ './parts'));

/** The bar comes after the first screen; its place is kept for it. */
export const CategoryBar = () => (
  <div className={styles.place}>
    <ErrorBoundary fallback={null}>
      <Bar />
    </ErrorBoundary>
  </div>
);
