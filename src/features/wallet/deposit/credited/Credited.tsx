import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { ErrorBoundary } from '@/shared/components';
import { preloadablePart } from '@/shared/lazyPart';
import { WALLET_ICONS } from '../../frame/WalletModal';
import { StatusPanel } from '../../frame/StatusPanel';
import type { CreditedStatus } from './CreditedStatus';

const credited = preloadablePart(() => import(/* webpackChunkName: "credited" */ './CreditedStatus'));

export function usePreloadedCredit(isExpected: boolean): void {
  useEffect(() => {
    if (isExpected) credited.preload().catch(() => undefined);
  }, [isExpected]);
}

/** The credit, in its own chunk; its amount alone while that does not load. */
export function Credited({ amount, ...status }: ComponentProps<typeof CreditedStatus> & { amount: ReactNode }) {
  const plain = (
    <StatusPanel kind="good" icon={WALLET_ICONS.check} title={amount}>
      {status.close}
    </StatusPanel>
  );
  return (
    <ErrorBoundary fallback={plain} waiting={plain}>
      <credited.Part {...status} />
    </ErrorBoundary>
  );
}
