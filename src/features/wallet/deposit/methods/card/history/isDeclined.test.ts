import { describe, expect, it } from '@jest/globals';
import { buildTransaction } from '@/testing/walletBuilders';
import { isDeclined } from './isDeclined';

const card = (reason?: string, status: 'pending' | 'failed' | 'completed' = 'pending') =>
  buildTransaction({ method: 'stripe', status, reason });

describe('a card payment in the history', () => {
  it.each(['declined', 'insufficient_funds', 'authentication_failed'])(
    'is declined after a card was tried: %s',
    (reason) => {
      expect(isDeclined(card(reason))).toBe(true);
      expect(isDeclined(card(reason, 'failed'))).toBe(true);
    },
  );

  it('is not declined when no card was tried, or another card paid', () => {
    expect(isDeclined(card())).toBe(false);
    expect(isDeclined(card('abandoned', 'failed'))).toBe(false);
    expect(isDeclined(card('declined', 'completed'))).toBe(false);
  });
});
