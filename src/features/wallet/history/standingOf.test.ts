import { describe, expect, it } from '@jest/globals';
import { buildTransaction } from '@/testing/walletBuilders';
import { methodStanding } from './methodStanding';
import { standingOf } from './standingOf';

const withdrawal = (own: object) => buildTransaction({ type: 'withdrawal', ...own });

describe('how a transaction stands', () => {
  it('is its state', () => {
    expect(standingOf(buildTransaction({ status: 'pending' }))).toBe('pending');
    expect(standingOf(buildTransaction({ status: 'processing' }))).toBe('processing');
    expect(standingOf(buildTransaction({ status: 'completed' }))).toBe('completed');
    expect(standingOf(buildTransaction({ status: 'failed', reason: 'insufficient_funds' }))).toBe('failed');
  });

  it('is under way for a withdrawal that has not ended', () => {
    expect(standingOf(withdrawal({ status: 'pending' }))).toBe('underWay');
    expect(standingOf(withdrawal({ status: 'processing' }))).toBe('underWay');
    expect(standingOf(withdrawal({ status: 'review' }))).toBe('review');
    expect(standingOf(withdrawal({ status: 'completed' }))).toBe('completed');
  });

  it('is being checked while nobody knows, and never once it has ended', () => {
    expect(standingOf(withdrawal({ status: 'processing', isOutcomeUnknown: true }))).toBe('unknown');
    expect(standingOf(buildTransaction({ status: 'failed', isOutcomeUnknown: true }))).toBe('failed');
  });

  it('is never told by the method of a withdrawal', () => {
    for (const method of ['card', 'stripe', 'mpesa'] as const)
      expect(methodStanding(withdrawal({ method, status: 'failed', reason: 'declined' }))).toBeUndefined();
  });
});
