import { describe, expect, it } from '@jest/globals';
import { buildTransaction } from '@/testing/walletBuilders';
import { type DepositEvent, depositFlow, type DepositFlow, followedId, FORM } from './depositFlow';

const after = (...events: DepositEvent[]): DepositFlow => events.reduce(depositFlow, FORM);

const seen = (own: Parameters<typeof buildTransaction>[0]): DepositEvent => ({
  type: 'seen',
  transaction: buildTransaction({ id: 'd1', ...own }),
});

const SENT: DepositEvent = { type: 'sent' };
const ACCEPTED: DepositEvent = { type: 'accepted', depositId: 'd1' };
const CONFIRMING: DepositEvent = { type: 'confirming', depositId: 'd1' };
const WRONG_PIN = { reason: 'wrong_pin' };

describe('a deposit by phone', () => {
  it('is sent, then waits for the player, then is credited', () => {
    expect(after(SENT)).toEqual({ phase: 'sending' });
    expect(after(SENT, ACCEPTED)).toEqual({ phase: 'waiting', depositId: 'd1' });
    expect(after(SENT, ACCEPTED, seen({ status: 'processing' }))).toMatchObject({ phase: 'waiting' });
    expect(after(SENT, ACCEPTED, seen({ status: 'completed', receipt: 'R1' }))).toMatchObject({
      phase: 'credited',
      transaction: { receipt: 'R1' },
    });
  });

  it.each(['cancelled', 'wrong_pin', 'insufficient_funds', 'unreachable', 'timed_out'])('fails as %s', (reason) => {
    expect(after(SENT, ACCEPTED, seen({ status: 'failed', reason }))).toEqual({
      phase: 'failed',
      failure: { reason },
    });
  });

  it('fails with the message of the provider or the server', () => {
    const failure = { reason: 'push_refused', text: 'Invalid PhoneNumber' };
    expect(after(SENT, { type: 'failed', failure })).toEqual({ phase: 'failed', failure });
  });

  it('is unknown while nobody knows the outcome, and still ends with the true one', () => {
    const unknown = [SENT, ACCEPTED, seen({ status: 'processing', isOutcomeUnknown: true })];
    expect(after(...unknown)).toEqual({ phase: 'unknown', depositId: 'd1' });
    expect(after(...unknown, seen({ status: 'completed' }))).toMatchObject({ phase: 'credited' });
    expect(after(...unknown, seen({ status: 'failed', ...WRONG_PIN }))).toMatchObject({ phase: 'failed' });
  });

  it('is unknown after a long wait', () => {
    expect(after(SENT, ACCEPTED, { type: 'waitedLong' })).toEqual({ phase: 'unknown', depositId: 'd1' });
  });

  it('says do not pay again also when a deposit without an answer goes to review', () => {
    const never = seen({ status: 'review', reason: 'timed_out', isOutcomeUnknown: true });
    expect(after(SENT, ACCEPTED, never)).toMatchObject({ phase: 'unknown' });
  });

  it('goes to review when another amount arrived', () => {
    const other = seen({ status: 'review', reason: 'amount_mismatch' });
    expect(after(SENT, ACCEPTED, other)).toEqual({ phase: 'review', depositId: 'd1' });
    expect(after(SENT, ACCEPTED, other, seen({ status: 'completed' }))).toMatchObject({ phase: 'credited' });
  });

  it('can be sent again when no answer came', () => {
    expect(after(SENT, { type: 'lost' })).toEqual({ phase: 'lost' });
    expect(after(SENT, { type: 'lost' }, SENT)).toEqual({ phase: 'sending' });
  });
});

describe('a deposit by card', () => {
  it('goes to the provider, then waits for the credit', () => {
    expect(after(SENT, CONFIRMING)).toEqual({ phase: 'confirming', depositId: 'd1' });
    expect(after(SENT, CONFIRMING, { type: 'confirmed' })).toEqual({ phase: 'waiting', depositId: 'd1' });
  });

  it('is credited also when the credit comes before the answer of the provider', () => {
    const booked = after(SENT, CONFIRMING, seen({ status: 'completed' }));
    expect(booked).toMatchObject({ phase: 'credited' });
    expect(depositFlow(booked, { type: 'confirmed' })).toBe(booked);
  });

  it('shows the reason of the provider when it is declined', () => {
    const declined = [SENT, CONFIRMING, seen({ status: 'failed', reason: 'declined' })];
    expect(after(...declined)).toMatchObject({ phase: 'confirming' });
    const failure = { reason: 'declined', text: 'Your card was declined.' };
    expect(after(...declined, { type: 'failed', failure })).toEqual({ phase: 'failed', failure });
  });

  it('is unknown when the provider could not be reached', () => {
    expect(after(SENT, CONFIRMING, { type: 'unsettled' })).toEqual({ phase: 'unknown', depositId: 'd1' });
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
    expect(followedId(after(SENT, ACCEPTED))).toBe('d1');
    expect(followedId(after(...credited))).toBeNull();
  });

  it('ignores events of other deposits', () => {
    expect(after(SENT, ACCEPTED, seen({ id: 'd2', status: 'completed' }))).toMatchObject({ phase: 'waiting' });
  });

  it('shows the form again after a failure, with the reason', () => {
    const failed: DepositEvent[] = [SENT, { type: 'failed', failure: WRONG_PIN }];
    expect(after(...failed, { type: 'cleared' })).toEqual({ phase: 'form', last: WRONG_PIN });
    expect(after(...failed, { type: 'cleared' }, SENT)).toEqual({ phase: 'sending' });
  });

  it('is cleared only after it ended', () => {
    for (const open of [[SENT], [SENT, ACCEPTED], [SENT, CONFIRMING]]) {
      expect(after(...open, { type: 'cleared' })).toEqual(after(...open));
    }
  });
});
