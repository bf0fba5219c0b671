import { describe, expect, it } from '@jest/globals';
import { buildTransaction } from '@/testing/walletBuilders';
import { methodStanding, standingOf } from './transactionState';

const withdrawal = (own: object) => buildTransaction({ type: 'withdrawal', ...own });

describe('the state of a transaction in the history', () => {
  it('is its stored state', () => {
    expect(standingOf(buildTransaction({ status: 'pending' }))).toBe('pending');
    expect(standingOf(buildTransaction({ status: 'processing' }))).toBe('processing');
    expect(standingOf(buildTransaction({ status: 'completed' }))).toBe('completed');
    expect(standingOf(buildTransaction({ status: 'failed', reason: 'insufficient_funds' }))).toBe('failed');
  });

  it('is on its way for an open withdrawal', () => {
    expect(standingOf(withdrawal({ status: 'pending' }))).toBe('underWay');
    expect(standingOf(withdrawal({ status: 'processing' }))).toBe('underWay');
    expect(standingOf(withdrawal({ status: 'review' }))).toBe('review');
    expect(standingOf(withdrawal({ status: 'completed' }))).toBe('completed');
  });

  it('is being checked while the outcome is unknown, and never after the end', () => {
    expect(standingOf(withdrawal({ status: 'processing', isOutcomeUnknown: true }))).toBe('unknown');
    expect(standingOf(buildTransaction({ status: 'failed', isOutcomeUnknown: true }))).toBe('failed');
  });

  it('does not depend on the method of a withdrawal', () => {
    for (const method of ['card', 'stripe', 'mpesa'] as const)
      expect(methodStanding(withdrawal({ method, status: 'failed', reason: 'declined' }))).toBeUndefined();
  });
});
