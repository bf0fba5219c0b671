import { describe, expect, it } from '@jest/globals';
import { buildTransaction } from '@/testing/walletBuilders';
import { ownStateOf, shownStateOf } from './transactionState';

const withdrawal = (own: object) => buildTransaction({ type: 'withdrawal', ...own });

describe('the state of a transaction in the history', () => {
  it('is its stored state', () => {
    expect(shownStateOf(buildTransaction({ status: 'completed' }))).toBe('completed');
    expect(shownStateOf(buildTransaction({ status: 'failed', reason: 'insufficient_funds' }))).toBe('failed');
  });

  it('is on its way while it is open', () => {
    expect(shownStateOf(buildTransaction({ status: 'pending' }))).toBe('underWay');
    expect(shownStateOf(buildTransaction({ status: 'processing' }))).toBe('underWay');
    expect(shownStateOf(withdrawal({ status: 'pending' }))).toBe('underWay');
    expect(shownStateOf(withdrawal({ status: 'processing' }))).toBe('underWay');
    expect(shownStateOf(withdrawal({ status: 'review' }))).toBe('review');
    expect(shownStateOf(withdrawal({ status: 'completed' }))).toBe('completed');
  });

  it('is being checked while the outcome is unknown, and never after the end', () => {
    expect(shownStateOf(withdrawal({ status: 'processing', isOutcomeUnknown: true }))).toBe('unknown');
    expect(shownStateOf(buildTransaction({ status: 'failed', isOutcomeUnknown: true }))).toBe('failed');
  });

  it('does not depend on the method of a withdrawal', () => {
    for (const method of ['card', 'stripe', 'mpesa'] as const)
      expect(ownStateOf(withdrawal({ method, status: 'failed', reason: 'declined' }))).toBeUndefined();
  });
});
