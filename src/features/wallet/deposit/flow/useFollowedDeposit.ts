import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useGetTransactionQuery } from '../../walletApi';
import { type DepositEvent, type DepositFlow, followedId } from './depositFlow';

/** Beside the live events, which may be lost. */
export const ASK_EVERY_MS = 4_000;

/** Tells the flow what the server knows of its deposit, until it has ended. */
export function useFollowedDeposit(flow: DepositFlow, act: (event: DepositEvent) => void): void {
  const id = followedId(flow);
  const { currentData } = useGetTransactionQuery(id ? { type: 'deposit', id } : skipToken, {
    pollingInterval: ASK_EVERY_MS,
    refetchOnMountOrArgChange: true,
  });
  const { phase } = flow;
  useEffect(() => {
    if (currentData) act({ type: 'seen', transaction: currentData });
  }, [act, currentData, phase]);
}
