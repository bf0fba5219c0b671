import { useState } from 'react';
import { useStore } from 'react-redux';
import type { Transaction } from '@contract/transactions.ts';
import { Amount } from '@/shared/money';
import { balanceApi, useGetBalanceQuery } from '../../balanceApi';
import type { LiveState } from '../../live/applyEvent';
import type { ShowMoney } from '../../shown/useShownMoney';
import { walletApi } from '../../walletApi';

/** Whether the balance came with the credit. Else its event is lost, or still on its way. */
function isBalanceOf({ type, id }: Transaction, state: LiveState): boolean {
  const { fulfilledTimeStamp: creditedAt = Infinity } = walletApi.endpoints.getTransaction.select({ type, id })(state);
  const { fulfilledTimeStamp: toldAt = 0 } = balanceApi.endpoints.getBalance.select()(state);
  return toldAt >= creditedAt;
}

/** The balance after the credit, asked for where it did not come with it; a dash while it is unknown. */
export function NewBalance({ credit, shown }: { credit: Transaction; shown: ShowMoney | null }) {
  const store = useStore<LiveState>();
  const [isKnown] = useState(() => isBalanceOf(credit, store.getState()));
  const { data, isFetching, isError } = useGetBalanceQuery(undefined, { refetchOnMountOrArgChange: !isKnown });
  if (!data || !shown || isFetching || isError) return '–';
  return <Amount money={shown(data.available, data.currency, data.rest)} />;
}
