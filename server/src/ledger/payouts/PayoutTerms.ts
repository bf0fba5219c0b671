/** What the operator allows for withdrawals. */
export interface PayoutTerms {
  /** Payouts to a phone wait until it has been known this long, ms. */
  newPhoneMs: number;
  /** Withdrawals of one player in 24 hours, and their sum in whole KES. */
  perDay: number;
  kesPerDay: number;
  /** Until one has arrived, withdrawals of this much together wait for a person, whole KES. */
  firstReviewKes: number;
}
