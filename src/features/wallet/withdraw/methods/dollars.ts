import type { Payout } from './PayoutMethod';

/** The whole amount arrives. */
export const dollars = (usdCents: number): Payout => ({
  money: { amountMinor: usdCents, currency: 'USD' },
  restCents: 0,
});
