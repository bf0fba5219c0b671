import type { Payout } from './PayoutMethod';

/** All of it arrives as it left. */
export const dollars = (usdCents: number): Payout => ({
  money: { amountMinor: usdCents, currency: 'USD' },
  restCents: 0,
});
