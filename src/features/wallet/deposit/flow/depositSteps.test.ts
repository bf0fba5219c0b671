import { describe, expect, it } from '@jest/globals';
import { buildTransaction } from '@/testing/walletBuilders';
import {
  type DepositStep,
  type DepositStepEvent,
  depositStepName,
  flowOf,
  NO_DEPOSIT,
  reduceDeposit,
} from './depositSteps';

const FORM: DepositStep = { ...NO_DEPOSIT, step: 'form' };
const OF = { method: 'mpesa', amountMinor: 50_000, currency: 'KES' } as const;
const STARTED: DepositStepEvent = { type: 'sent', of: OF };
const ACCEPTED: DepositStepEvent = { type: 'accepted', depositId: 'd1' };
const FAILURE = { reason: 'wrong_pin' };

const seen = (own: Parameters<typeof buildTransaction>[0]): DepositStepEvent => ({
  type: 'seen',
  transaction: buildTransaction({ id: 'd1', receipt: 'R1', ...own }),
});

/** The phases and step names of a series of events. */
const follow = (...events: DepositStepEvent[]) => {
  const names: string[] = [];
  const last = events.reduce((deposit, event) => {
    const next = reduceDeposit(deposit, event);
    if (next !== deposit) names.push(depositStepName(event, next));
    return next;
  }, FORM);
  return { last, names };
};

describe('a deposit in the store', () => {
  it('is recorded from the first request to the credit', () => {
    const { last, names } = follow(STARTED, ACCEPTED, seen({ status: 'processing' }), seen({ status: 'completed' }));
    expect(names).toEqual(['wallet/depositStarted', 'wallet/promptSent', 'wallet/depositSettled']);
    expect(last).toEqual({ ...OF, step: 'credited', depositId: 'd1', failure: null });
  });

  it('is recorded by card with the steps of the provider', () => {
    const confirming: DepositStepEvent = { type: 'confirming', depositId: 'd1' };
    expect(follow(STARTED, confirming, { type: 'confirmed' }).names).toEqual([
      'wallet/depositStarted',
      'wallet/paymentPrepared',
      'wallet/paymentConfirmed',
    ]);
    expect(follow(STARTED, confirming, { type: 'unsettled' }).names.at(-1)).toBe('wallet/depositUnsettled');
  });

  it('is recorded as repeated when it is sent again after no answer, for the same amount', () => {
    const { last, names } = follow(STARTED, { type: 'lost' }, { type: 'sent' });
    expect(names).toEqual(['wallet/depositStarted', 'wallet/answerLost', 'wallet/depositRepeated']);
    expect(last).toMatchObject(OF);
  });

  it('keeps the reason of a failure until the next try', () => {
    const failed = follow(STARTED, { type: 'failed', failure: FAILURE }, { type: 'cleared' });
    expect(failed.names.slice(1)).toEqual(['wallet/depositRefused', 'wallet/depositReopened']);
    expect(flowOf(failed.last)).toEqual({ phase: 'form', last: FAILURE });
    expect(reduceDeposit(failed.last, STARTED).failure).toBeNull();
  });

  it.each([
    ['wallet/depositHeld', seen({ status: 'review', reason: 'amount_mismatch' })],
    ['wallet/depositUnsettled', seen({ status: 'processing', isOutcomeUnknown: true })],
    ['wallet/depositSettled', seen({ status: 'failed', reason: 'cancelled' })],
  ])('is recorded as %s for the answer of the server', (name, event) => {
    expect(follow(STARTED, ACCEPTED, event).names.at(-1)).toBe(name);
  });

  it('has no copy of the server record, which screens read from the API cache', () => {
    const { last } = follow(STARTED, ACCEPTED, seen({ status: 'completed' }));
    expect(JSON.stringify(last)).not.toContain('R1');
    const record = buildTransaction({ id: 'd1', status: 'completed' });
    expect(flowOf(last, record)).toEqual({ phase: 'credited', transaction: record });
    expect(flowOf(last)).toEqual({ phase: 'waiting', depositId: 'd1' });
  });

  it('stays credited after late events', () => {
    const { last } = follow(STARTED, ACCEPTED, seen({ status: 'completed' }));
    for (const late of [STARTED, ACCEPTED, seen({ status: 'failed' })]) expect(reduceDeposit(last, late)).toBe(last);
  });
});
