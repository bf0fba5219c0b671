import { describe, expect, it } from '@jest/globals';
import type { Transaction } from '@contract/transactions.ts';
import { buildTransaction } from '@/testing/walletBuilders';
import { progressOf } from './progressOf';

const ASKED = { status: 'pending', at: '2026-11-20T09:30:00.000Z' } as const;
const SENT = { status: 'processing', at: '2026-11-20T09:30:05.000Z' } as const;

const of = (own: Partial<Transaction>) => {
  const { text, at, steps } = progressOf(buildTransaction({ type: 'withdrawal', timeline: [ASKED], ...own }));
  return { text, at, states: steps.map(({ state }) => state).join(' ') };
};

describe('the progress of a withdrawal', () => {
  it('goes from requested to being sent to arrived', () => {
    expect(of({ status: 'pending' })).toEqual({ text: 'asked', at: 'asked', states: 'current ahead ahead' });
    expect(of({ status: 'processing' })).toEqual({ text: 'sending', at: 'sending', states: 'done current ahead' });
    expect(of({ status: 'completed' })).toEqual({ text: 'arrived', at: 'arrived', states: 'done done done' });
  });

  it('shows the failure at its step', () => {
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

  it('is careful while the outcome is unknown, or a person checks it', () => {
    expect(of({ status: 'processing', isOutcomeUnknown: true })).toMatchObject({
      text: 'unknown',
      states: 'done careful ahead',
    });
    expect(of({ status: 'review', isOutcomeUnknown: true })).toMatchObject({
      text: 'review',
      states: 'done careful ahead',
    });
  });

  it('shows the time of each step that was reached, and no time for later steps', () => {
    const { steps } = progressOf(buildTransaction({ type: 'withdrawal', timeline: [ASKED, SENT] }));
    expect(steps.map(({ since }) => since)).toEqual([ASKED.at, SENT.at, undefined]);
  });
});
