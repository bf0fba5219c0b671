import { Suspense } from 'react';
import type { Transaction } from '@contract/transactions.ts';
import { ErrorBoundary } from '@/shared/components';
import { lazyPart } from '@/shared/lazyPart';
import styles from './Place.module.scss';

const ProgressPicture = lazyPart(() => import(/* webpackChunkName: "withdrawal" */ './Picture'));

/** The progress of a withdrawal, in its own chunk. Its space is kept, also when it does not load. */
export const WithdrawalProgress = ({ withdrawal }: { withdrawal: Transaction | undefined }) => (
  <ErrorBoundary fallback={null}>
    <div className={styles.place}>
      <Suspense>{withdrawal && <ProgressPicture withdrawal={withdrawal} />}</Suspense>
    </div>
  </ErrorBoundary>
);
