import { skipToken } from '@reduxjs/toolkit/query';
import type { Transaction } from '@contract/transactions.ts';
import { useEffect, useEffectEvent } from 'react';
import { useGetTransactionQuery } from '../../walletApi';
import type { DepositStep, DepositStepEvent } from './depositSteps';

/** In addition to the live events, which may be lost. */
export const ASK_EVERY_MS = 4_000;
const SECOND_MS = 1_000;

/** Sends the server's state of the deposit to the steps until it has ended. Returns that state. */
export function useFollowedDeposit(
  { step, depositId }: DepositStep,
  act: (event: DepositStepEvent) => void,
): Transaction | undefined {
  const { currentData } = useGetTransactionQuery(depositId ? { type: 'deposit', id: depositId } : skipToken, {
    pollingInterval: step === 'credited' ? 0 : ASK_EVERY_MS,
    // An event of this moment has told it already.
    refetchOnMountOrArgChange: ASK_EVERY_MS / SECOND_MS,
  });
  const tell = useEffectEvent((transaction: Transaction) => act({ type: 'seen', transaction }));
  useEffect(() => {
    if (currentData) tell(currentData);
  }, [currentData, step]);
  return currentData;
}
