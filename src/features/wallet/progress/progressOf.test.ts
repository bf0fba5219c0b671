import { describe, expect, it } from '@jest/globals';
import type { Transaction } from '@contract/wallet.ts';
import { buildTransaction } from '@/testing/walletBuilders';
import { progressOf } from './progressOf';

const ASKED = { status: 'pending', at: '2026-11-20T09:30:00.000Z' } as const;
const SENT = { status: 'processing', at: '2026-11-20T09:30:05.000Z' } as const;

const of = (own: Partial<Transaction>) => {
  const { text, at, steps } = progressOf(buildTransaction({ type: 'withdrawal', timeline: [ASKED], ...own }));
  return { text, at, states: steps.map(({ state }) => state).join(' ') };
};

describe('the way of a withdrawal', () => {
  it('goes from asked to being sent to arrived', () => {
    expect(of({ status: 'pending' })).toEqual({ text: 'asked', at: 'asked', states: 'current ahead ahead' });
    expect(of({ status: 'processing' })).toEqual({ text: 'sending', at: 'sending', states: 'done current ahead' });
    expect(of({ status: 'completed' })).toEqual({ text: 'arrived', at: 'arrived', states: 'done done done' });
  });

  it('says what is wrong where it went wrong', () => {
    const refused = { status: 'failed', at: ASKED.at, reason: 'insufficient_balance' } as const;
    const failed = { status: 'failed', at: SENT.at, reason: 'payout_failed' } as const;
    expect(of({ status: 'failed', timeline: [refused] })).toMatchObject({
      text: 'refused',
      states: 'failed ahead ahead',
    });
    expect(of({ status: 'failed', timeline: [ASKED, SENT, failed] })).toMatchObject({
      text: 'failed',
      states: 'done failed ahead',
    });
    expect(of({ status: 'failed', timeline: [] })).toMatchObject({ text: 'failed' });
  });

  it('is careful while nobody knows, or a person looks at it', () => {
    expect(of({ status: 'processing', isOutcomeUnknown: true })).toMatchObject({
      text: 'unknown',
      states: 'done careful ahead',
    });
    expect(of({ status: 'review', isOutcomeUnknown: true })).toMatchObject({
      text: 'review',
      states: 'done careful ahead',
    });
  });

  it('tells when it came to each step, and nothing of what is ahead', () => {
    const { steps } = progressOf(buildTransaction({ type: 'withdrawal', timeline: [ASKED, SENT] }));
    expect(steps.map(({ since }) => since)).toEqual([ASKED.at, SENT.at, undefined]);
  });
});
