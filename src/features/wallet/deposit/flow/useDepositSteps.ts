import { useModalFlow } from '@/features/ui';
import type { ApiError } from '@/api';
import { isSaferPlayRefusal } from '@/features/saferPlay';
import { skipToken } from '@reduxjs/toolkit/query';
import type { Transaction } from '@contract/transactions.ts';
import { useEffect, useEffectEvent } from 'react';
import type { WalletRootState } from '../../types';
import { selectDeposit } from '../../walletSlice';
import {
  type DepositStep,
  type DepositStepEvent,
  depositStepName,
  type DepositUnderWay,
  NO_DEPOSIT,
  reduceDeposit,
} from './depositSteps';
import { type DepositEvent, type DepositFlow, type Failure, isUnfollowed } from './depositFlow';
import { useAttention, useVisibleTimeout } from '../../intent/modalLife';
import { useGetTransactionQuery } from '../../walletApi';

export const useDepositSteps = () =>
  useModalFlow<WalletRootState, 'deposit', DepositUnderWay, DepositStepEvent>({
    id: 'deposit',
    selectStatus: selectDeposit,
    initial: NO_DEPOSIT,
    reduce: reduceDeposit,
    nameOf: depositStepName,
  });

/** Refusals with their own messages. */
const OWN_REFUSALS: ReadonlySet<unknown> = new Set([
  ...['bonus_unavailable', 'bonus_not_next', 'bonus_used', 'bonus_closed', 'bonus_other_players', 'consent_needed'],
  ...['phone_unconfirmed', 'phone_not_own', 'too_many_prompts'],
]);

/** No payment was tried: the form says what to do about the phone. */
export const isPhoneRefusal = (reason?: string): reason is string => /^phone_|_prompts$/.test(reason ?? '');

/** Why the backend refused a request. */
export const failureOf = ({ code }: ApiError, reason: string): Failure => ({
  reason: code && (OWN_REFUSALS.has(code) || isSaferPlayRefusal(code)) ? code : reason,
});

/** Source: docs/product.md, Limits and times. */
const FAILURE_CLEARS_AFTER_MS = 3_000;
/** A prompt lives for about a minute; after this time its outcome is unknown. */
const UNKNOWN_AFTER_MS = 90_000;

/** A refusal of the player's limits stays, because the form offers an amount to choose. */
const clearsAfter = (flow: DepositFlow) =>
  flow.phase === 'failed' && !isSaferPlayRefusal(flow.failure.reason) ? FAILURE_CLEARS_AFTER_MS : null;

/**
 * Timed steps. A failure returns to the form and is still shown there; the modal does not close. A success closes it, unless
 * the player does something: who is about to press a button has the time for it.
 */
export function useDepositTimers(
  flow: DepositFlow,
  closesAfterMs: number,
  act: (event: DepositEvent) => void,
  onClose: () => void,
): void {
  const isOver = flow.phase === 'credited' || isUnfollowed(flow);
  const isWaiting = flow.phase === 'waiting' && !isUnfollowed(flow);
  const isAttended = useAttention(isOver);
  useVisibleTimeout(onClose, isOver && !isAttended ? closesAfterMs : null);
  useVisibleTimeout(() => act({ type: 'cleared' }), clearsAfter(flow));
  useVisibleTimeout(() => act({ type: 'waitedLong' }), isWaiting ? UNKNOWN_AFTER_MS : null);
}

/** The deposit is asked about as well, because live events may be lost. */
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
