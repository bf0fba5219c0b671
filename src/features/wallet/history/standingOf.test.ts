import { describe, expect, it } from '@jest/globals';
import { buildTransaction } from '@/testing/walletBuilders';
import { standingOf } from './standingOf';

const card = (reason?: string, status: 'pending' | 'failed' | 'completed' = 'pending') =>
  buildTransaction({ method: 'stripe', status, reason });
const withdrawal = (own: object) => buildTransaction({ type: 'withdrawal', method: 'mpesa', ...own });

describe('how a transaction stands', () => {
  it.each(['declined', 'insufficient_funds', 'authentication_failed'])(
    'is declined for a card that was tried: %s',
    (reason) => {
      expect(standingOf(card(reason))).toBe('declined');
      expect(standingOf(card(reason, 'failed'))).toBe('declined');
    },
  );

  it('is failed for a card payment that nobody tried, and for what a card never was', () => {
    expect(standingOf(card('abandoned', 'failed'))).toBe('failed');
    expect(standingOf(buildTransaction({ status: 'failed', reason: 'insufficient_funds' }))).toBe('failed');
    expect(standingOf(withdrawal({ method: 'card', status: 'failed', reason: 'declined' }))).toBe('failed');
    expect(standingOf(card('declined', 'completed'))).toBe('completed');
  });

  it('is open for a card that nobody tried yet, and for a prompt', () => {
    expect(standingOf(card())).toBe('pending');
    expect(standingOf(buildTransaction({ status: 'processing' }))).toBe('processing');
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
});
