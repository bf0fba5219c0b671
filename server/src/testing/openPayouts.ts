import type { PayoutTerms } from '../ledger/index.ts';

/** No limits, for tests that are not about them. */
export const OPEN_PAYOUTS: PayoutTerms = {
  newPhoneMs: 0,
  perDay: 1_000_000,
  kesPerDay: 1_000_000_000,
  firstReviewKes: 1_000_000_000,
};
