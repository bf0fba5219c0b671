import { describe, expect, it } from '@jest/globals';
import { buildMethod } from '@/testing/walletBuilders';
import { withdrawalProblem } from './useWithdrawDraft';

const problem = (amount: string, own: Partial<Parameters<typeof withdrawalProblem>[0]> = {}) =>
  withdrawalProblem({ amount, method: buildMethod(), availableCents: 10_050, minCents: 1_000, ...own });

describe('a withdrawal', () => {
  it.each(['', '0', '0.00', '.'])('needs an amount: %j', (amount) => {
    expect(problem(amount)).toMatchObject({ id: 'withdraw.error.amount', place: 'amount' });
  });

  it('accepts the whole available amount, and not a cent more', () => {
    expect(problem('100.50')).toBeNull();
    expect(problem('100.51')).toMatchObject({ id: 'withdraw.error.insufficient' });
  });

  it('reports a balance that is too low before an amount that is too small', () => {
    expect(problem('5', { availableCents: 300 })).toMatchObject({ id: 'withdraw.error.insufficient' });
  });

  it('is at least the minimum', () => {
    expect(problem('9.99')).toMatchObject({ id: 'withdraw.error.minimum', amountCents: 1_000 });
    expect(problem('10')).toBeNull();
  });

  it('needs a method that can take money', () => {
    expect(problem('10', { method: undefined })).toMatchObject({ id: 'withdraw.error.method', place: 'method' });
    expect(problem('10', { method: buildMethod({ canWithdraw: false }) })).toMatchObject({ place: 'method' });
  });

  it('is no more than a card can take', () => {
    const card = buildMethod({ id: 'card', method: 'card', maxAmount: 40.25 });
    expect(problem('40.25', { method: card })).toBeNull();
    expect(problem('40.26', { method: card })).toMatchObject({ id: 'withdraw.error.aboveMethod', amountCents: 4_025 });
  });
});
