/** When providers are asked again. Milliseconds. */
export interface WalletTiming {
  /** Of the checks of a prompt that was sent; the last one repeats. */
  pushChecks: readonly number[];
  /** Of card payments. */
  cardChecks: readonly number[];
  /** Of payouts and refunds. */
  payoutChecks: readonly number[];
  /** A prompt without an end by then may have been paid: the player is told not to pay again. */
  pushUnknownAfter: number;
  /** A prompt that nobody knows the end of by then needs a person. */
  pushGivenUpAfter: number;
  /** A card payment that nobody finished by then is cancelled at the provider. */
  cardAbandonedAfter: number;
  /** A payout that was sent and without an end by then: the player is told that we do not know. */
  payoutUnknownAfter: number;
  /** One that nobody knows the end of by then needs a person; its money stays held. */
  payoutGivenUpAfter: number;
  /** For so long the card provider answers the same to the same key. */
  cardKeysLast: number;
  /** A callback that the provider does not confirm yet is asked about again after this. */
  claimCheck: number;
  /** Between looks at a request whose first answer is still on its way, and how many. */
  replayPause: number;
  replayLooks: number;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export const WALLET_TIMING: WalletTiming = {
  pushChecks: [5, 5, 10, 15, 30, 60, 120, 300, 600, 1_800].map((seconds) => seconds * SECOND),
  cardChecks: [30, 60, 120, 300, 600].map((seconds) => seconds * SECOND),
  payoutChecks: [5, 15, 30, 60, 300, 900, 3_600].map((seconds) => seconds * SECOND),
  pushUnknownAfter: 90 * SECOND,
  pushGivenUpAfter: 24 * HOUR,
  cardAbandonedAfter: 30 * MINUTE,
  payoutUnknownAfter: 10 * MINUTE,
  payoutGivenUpAfter: 24 * HOUR,
  cardKeysLast: 20 * HOUR,
  claimCheck: SECOND / 2,
  replayPause: 250,
  replayLooks: 60,
};

/** How long to wait after so many checks. */
export const pauseAfter = (pauses: readonly number[], checks: number): number =>
  pauses[Math.min(checks, pauses.length - 1)] ?? MINUTE;
