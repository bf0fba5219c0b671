import { describe, expect, it, jest } from '@jest/globals';
import { createWallet, START_CENTS } from './wallet';

describe('the demo wallet', () => {
  it('starts with a thousand credits', () => {
    expect(createWallet().balanceCents()).toBe(100_000);
  });

  it('takes any stake up to its whole balance, and no more', () => {
    const wallet = createWallet(1000);
    expect(wallet.take(1001)).toBe(false);
    expect(wallet.balanceCents()).toBe(1000);
    expect(wallet.take(1000)).toBe(true);
    expect(wallet.take(1)).toBe(false);
    expect(wallet.balanceCents()).toBe(0);
  });

  it('refuses stakes and wins that are not valid amounts', () => {
    const wallet = createWallet();
    for (const amount of [0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => wallet.take(amount)).toThrow(RangeError);
    for (const amount of [-1, 0.5, Number.NaN]) expect(() => wallet.pay(amount)).toThrow(RangeError);
    expect(wallet.balanceCents()).toBe(START_CENTS);
  });

  it('sends each new balance to its listeners and refills to the start', () => {
    const wallet = createWallet(500);
    const listener = jest.fn();
    wallet.subscribe(listener);
    wallet.take(200);
    wallet.pay(50);
    wallet.refill();
    expect(listener.mock.calls).toEqual([[300], [350], [START_CENTS]]);
  });
});
