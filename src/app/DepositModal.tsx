import type { ComponentProps } from 'react';
import { NextGame } from '@/features/games';
import { DepositModal as Deposit } from '@/features/wallet/modals/DepositModal';
import { ErrorBoundary } from '@/shared/components';

/** A deposit that leads to a game, without a dependency between the two features. */
export default function DepositModal(props: Omit<ComponentProps<typeof Deposit>, 'onward'>) {
  const onward = (
    <ErrorBoundary fallback={null}>
      <NextGame onLeave={props.onClose} />
    </ErrorBoundary>
  );
  return <Deposit {...props} onward={onward} />;
}
