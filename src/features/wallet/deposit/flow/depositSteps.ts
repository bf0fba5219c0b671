/**
 * A deposit as the store has it: its step in `ui`, the rest in `wallet`. What the server knows of it is not here but in
 * the cache of the api, and phone number, card and client secret are nowhere.
 */
import type { Transaction } from '@contract/wallet.ts';
import type { DepositMethod } from '@contract/walletTerms.ts';
import type { Flow } from '@/features/ui';
import type { Money } from '@/shared/money';
import { type DepositEvent, depositFlow, type DepositFlow, type Failure, followedId } from './depositFlow';

export interface DepositUnderWay extends Money {
  /** `null` before the first try. */
  method: DepositMethod | null;
  depositId: string | null;
  /** Why it failed, or why the one before did. */
  failure: Failure | null;
}

export type DepositStep = Flow<'deposit', DepositUnderWay>;

/** `of` is what is paid, at the first try. */
export type DepositStepEvent = DepositEvent & { of?: Money & { method: DepositMethod } };

export const NO_DEPOSIT: DepositUnderWay = {
  method: null,
  amountMinor: 0,
  currency: 'USD',
  depositId: null,
  failure: null,
};

/** As screens have it; a credited one is shown with its record. */
export function flowOf({ step, depositId, failure }: DepositStep, record?: Transaction): DepositFlow {
  const id = depositId ?? '';
  if (step === 'credited') return record ? { phase: step, transaction: record } : { phase: 'waiting', depositId: id };
  if (step === 'form') return failure ? { phase: step, last: failure } : { phase: step };
  if (step === 'failed') return { phase: step, failure: failure ?? { reason: 'paymentFailed' } };
  return step === 'sending' || step === 'lost' ? { phase: step } : { phase: step, depositId: id };
}

function failureIn(flow: DepositFlow): Failure | null {
  if (flow.phase === 'failed') return flow.failure;
  return flow.phase === 'form' && flow.last ? flow.last : null;
}

/** Credited is the end. */
export function reduceDeposit(deposit: DepositStep, event: DepositStepEvent): DepositStep {
  if (deposit.step === 'credited') return deposit;
  const flow = flowOf(deposit);
  const next = depositFlow(flow, event);
  if (next === flow) return deposit;
  return {
    ...deposit,
    ...event.of,
    step: next.phase,
    depositId: next.phase === 'credited' ? next.transaction.id : followedId(next),
    failure: failureIn(next),
  };
}

const NAMES: Readonly<Record<Exclude<DepositEvent['type'], 'seen'>, string>> = {
  sent: 'wallet/depositStarted',
  accepted: 'wallet/promptSent',
  confirming: 'wallet/paymentPrepared',
  confirmed: 'wallet/paymentConfirmed',
  unsettled: 'wallet/depositUnsettled',
  failed: 'wallet/depositRefused',
  lost: 'wallet/answerLost',
  waitedLong: 'wallet/depositUnsettled',
  cleared: 'wallet/depositReopened',
};

/** What a step is called in the store. */
export function depositStepName(event: DepositStepEvent, { step }: DepositStep): string {
  if (event.type === 'sent' && !event.of) return 'wallet/depositRepeated';
  if (event.type !== 'seen') return NAMES[event.type];
  if (step === 'review') return 'wallet/depositHeld';
  return step === 'unknown' ? 'wallet/depositUnsettled' : 'wallet/depositSettled';
}
