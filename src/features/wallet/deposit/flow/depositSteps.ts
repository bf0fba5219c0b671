/** Its step is in `ui`, the rest in `wallet`, the server's record in the API cache; secrets are nowhere. */
import type { Transaction } from '@contract/transactions.ts';
import type { DepositMethod } from '@contract/walletTerms.ts';
import type { Flow } from '@/features/ui';
import type { Money } from '@/shared/money';
import { type DepositEvent, depositFlow, type DepositFlow, type Failure, followedId } from './depositFlow';

export interface DepositUnderWay extends Money {
  /** `null` before the first try. */
  method: DepositMethod | null;
  depositId: string | null;
  /** Why it failed, or why the try before failed. */
  failure: Failure | null;
}

export type DepositStep = Flow<'deposit', DepositUnderWay>;

/** `of` is the payment, at the first try. */
export type DepositStepEvent = DepositEvent & { of?: Money & { method: DepositMethod } };

export const NO_DEPOSIT: DepositUnderWay = {
  method: null,
  amountMinor: 0,
  currency: 'USD',
  depositId: null,
  failure: null,
};

/** For screens; a credited deposit is shown with its record. */
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

/** Nothing follows a credit. */
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

/** The name of a step in the store. */
export function depositStepName(event: DepositStepEvent, { step }: DepositStep): string {
  if (event.type === 'sent' && !event.of) return 'wallet/depositRepeated';
  if (event.type !== 'seen') return NAMES[event.type];
  if (step === 'review') return 'wallet/depositHeld';
  return step === 'unknown' ? 'wallet/depositUnsettled' : 'wallet/depositSettled';
}
