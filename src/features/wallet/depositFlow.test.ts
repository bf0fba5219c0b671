import { describe, expect, it } from '@jest/globals';
import { buildTransaction } from '@/testing/walletBuilders';
import {
  type DepositEvent,
  depositFlow,
  type DepositFlow,
  depositStepName,
  isUnfollowed,
  NO_DEPOSIT,
  shownFlow,
} from './depositFlow';

const FORM: DepositFlow = { ...NO_DEPOSIT, step: 'form' };

const after = (...events: DepositEvent[]): DepositFlow => events.reduce(depositFlow, FORM);

const seen = (own: Parameters<typeof buildTransaction>[0]): DepositEvent => ({
  type: 'seen',
  transaction: buildTransaction({ id: 'd1', receipt: 'R1', ...own }),
});

const SENT: DepositEvent = { type: 'sent' };
const ACCEPTED: DepositEvent = { type: 'accepted', depositId: 'd1' };
const CONFIRMING: DepositEvent = { type: 'confirming', depositId: 'd1' };
const WRONG_PIN = { reason: 'wrong_pin' };

describe('a deposit by phone', () => {
  it('is sent, then waits for the player, then is credited', () => {
    expect(after(SENT)).toEqual({ ...FORM, step: 'sending' });
    expect(after(SENT, ACCEPTED)).toEqual({ ...FORM, step: 'waiting', depositId: 'd1' });
    expect(after(SENT, ACCEPTED, seen({ status: 'processing' }))).toMatchObject({ step: 'waiting' });
    expect(after(SENT, ACCEPTED, seen({ status: 'completed' }))).toEqual({
      ...FORM,
      step: 'credited',
      depositId: 'd1',
    });
  });

  it.each(['cancelled', 'wrong_pin', 'insufficient_funds', 'unreachable', 'timed_out'])('fails as %s', (reason) => {
    expect(after(SENT, ACCEPTED, seen({ status: 'failed', reason }))).toEqual({
      ...FORM,
      step: 'failed',
      failure: { reason },
    });
  });

  it('fails with the message of the provider or the server', () => {
    const failure = { reason: 'push_refused' };
    expect(after(SENT, { type: 'failed', failure })).toEqual({ ...FORM, step: 'failed', failure });
  });

  it('is unknown while nobody knows the outcome, and still ends with the true one', () => {
    const unknown = [SENT, ACCEPTED, seen({ status: 'processing', isOutcomeUnknown: true })];
    expect(after(...unknown)).toEqual({ ...FORM, step: 'unknown', depositId: 'd1' });
    expect(after(...unknown, seen({ status: 'completed' }))).toMatchObject({ step: 'credited' });
    expect(after(...unknown, seen({ status: 'failed', ...WRONG_PIN }))).toMatchObject({ step: 'failed' });
  });

  it('is unknown after a long wait', () => {
    expect(after(SENT, ACCEPTED, { type: 'waitedLong' })).toEqual({ ...FORM, step: 'unknown', depositId: 'd1' });
  });

  it('says do not pay again also when a deposit without an answer goes to review', () => {
    const never = seen({ status: 'review', reason: 'timed_out', isOutcomeUnknown: true });
    expect(after(SENT, ACCEPTED, never)).toMatchObject({ step: 'unknown' });
  });

  it('goes to review when another amount arrived', () => {
    const other = seen({ status: 'review', reason: 'amount_mismatch' });
    expect(after(SENT, ACCEPTED, other)).toEqual({ ...FORM, step: 'review', depositId: 'd1' });
    expect(after(SENT, ACCEPTED, other, seen({ status: 'completed' }))).toMatchObject({ step: 'credited' });
  });

  it('can be sent again when no answer came', () => {
    expect(after(SENT, { type: 'lost' })).toEqual({ ...FORM, step: 'lost' });
    expect(after(SENT, { type: 'lost' }, SENT)).toEqual({ ...FORM, step: 'sending' });
  });
});

describe('a deposit by card', () => {
  it('goes to the provider, then waits for the credit', () => {
    expect(after(SENT, CONFIRMING)).toEqual({ ...FORM, step: 'confirming', depositId: 'd1' });
    expect(after(SENT, CONFIRMING, { type: 'confirmed' })).toEqual({ ...FORM, step: 'waiting', depositId: 'd1' });
  });

  it('is credited also when the credit comes before the answer of the provider', () => {
    const booked = after(SENT, CONFIRMING, seen({ status: 'completed' }));
    expect(booked).toMatchObject({ step: 'credited' });
    expect(depositFlow(booked, { type: 'confirmed' })).toBe(booked);
  });

  it('shows the reason of the provider when it is declined', () => {
    const declined = [SENT, CONFIRMING, seen({ status: 'failed', reason: 'declined' })];
    expect(after(...declined)).toMatchObject({ step: 'confirming' });
    const failure = { reason: 'declined' };
    expect(after(...declined, { type: 'failed', failure })).toEqual({ ...FORM, step: 'failed', failure });
  });

  it('is unknown when the provider could not be reached', () => {
    expect(after(SENT, CONFIRMING, { type: 'unsettled' })).toEqual({ ...FORM, step: 'unknown', depositId: 'd1' });
  });
});

describe('an ended deposit', () => {
  const credited = [SENT, ACCEPTED, seen({ status: 'completed' })];

  it('stays credited after late events', () => {
    const late: DepositEvent[] = [
      SENT,
      ACCEPTED,
      seen({ status: 'failed' }),
      { type: 'failed', failure: WRONG_PIN },
      { type: 'waitedLong' },
      { type: 'lost' },
      { type: 'cleared' },
    ];
    late.forEach((event) => expect(after(...credited, event)).toEqual(after(...credited)));
  });

  it('is no longer followed', () => {
    expect(after(SENT, ACCEPTED).depositId).toBe('d1');
    const failed = after(SENT, ACCEPTED, seen({ status: 'failed' }));
    expect(failed.depositId).toBeNull();
    for (const ended of [failed, after(...credited)]) {
      expect(depositFlow(ended, seen({ status: 'review' }))).toBe(ended);
    }
  });

  it('is shown as prompted or paid at a backend that gives no further state', () => {
    expect(isUnfollowed(after(SENT, { type: 'accepted', depositId: '' }))).toBe(true);
    expect(isUnfollowed(after(SENT, ACCEPTED))).toBe(false);
  });

  it('ignores events of other deposits', () => {
    expect(after(SENT, ACCEPTED, seen({ id: 'd2', status: 'completed' }))).toMatchObject({ step: 'waiting' });
  });

  it('shows the form again after a failure, with the reason', () => {
    const failed: DepositEvent[] = [SENT, { type: 'failed', failure: WRONG_PIN }];
    expect(after(...failed, { type: 'cleared' })).toEqual({ ...FORM, failure: WRONG_PIN });
    expect(after(...failed, { type: 'cleared' }, SENT)).toEqual({ ...FORM, step: 'sending' });
  });

  it('is cleared only after it ended', () => {
    for (const open of [[SENT], [SENT, ACCEPTED], [SENT, CONFIRMING]]) {
      expect(after(...open, { type: 'cleared' })).toEqual(after(...open));
    }
  });
});

const OF = { method: 'mpesa', amountMinor: 50_000, currency: 'KES' } as const;
const STARTED: DepositEvent = { type: 'sent', of: OF };

/** The last state and the step names of a series of events. */
const follow = (...events: DepositEvent[]) => {
  const names: string[] = [];
  const last = events.reduce((deposit, event) => {
    const next = depositFlow(deposit, event);
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
    const confirming: DepositEvent = { type: 'confirming', depositId: 'd1' };
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
    const failed = follow(STARTED, { type: 'failed', failure: WRONG_PIN }, { type: 'cleared' });
    expect(failed.names.slice(1)).toEqual(['wallet/depositRefused', 'wallet/depositReopened']);
    expect(failed.last).toMatchObject({ step: 'form', failure: WRONG_PIN });
    expect(depositFlow(failed.last, STARTED).failure).toBeNull();
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
    expect(shownFlow(last, record).step).toBe('credited');
    expect(shownFlow(last, undefined)).toMatchObject({ step: 'waiting', depositId: 'd1' });
  });

  it('stays credited after late events', () => {
    const { last } = follow(STARTED, ACCEPTED, seen({ status: 'completed' }));
    for (const late of [STARTED, ACCEPTED, seen({ status: 'failed' })]) expect(depositFlow(last, late)).toBe(last);
  });
});
