import type { PayoutTerms, PromptTerms } from '../ledger/index.ts';

/** No limits, for tests that are not about them. */
export const OPEN_PAYOUTS: PayoutTerms = {
  newPhoneMs: 0,
  perDay: 1_000_000,
  kesPerDay: 1_000_000_000,
  firstReviewKes: 1_000_000_000,
  unplayedReviewKes: 1_000_000_000,
};

/** The same for payment prompts. */
export const OPEN_PROMPTS: PromptTerms = {
  otherPhones: 'allow',
  perPhone: 1_000_000,
  perPlayer: 1_000_000,
  perDevice: 1_000_000,
};
