import { Suspense } from 'react';
import type { Transaction } from '@contract/wallet.ts';
import { ErrorBoundary } from '@/shared/components';
import { lazyPart } from '@/shared/lazyPart';
import styles from './Place.module.scss';

const LocalPicture = lazyPart(() => import(/* webpackChunkName: "withdrawal-progress" */ './localPicture'));

/** The way of a withdrawal, in a chunk of its own. Its room is kept; where it does not come, the words around it say enough. */
export const WithdrawalProgress = ({ withdrawal }: { withdrawal: Transaction | undefined }) => (
  <ErrorBoundary fallback={null}>
    <div className={styles.place}>
      <Suspense>{withdrawal && <LocalPicture withdrawal={withdrawal} />}</Suspense>
    </div>
  </ErrorBoundary>
);
