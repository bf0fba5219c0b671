import type { LedgerContext } from '../../ledger/index.ts';
import { HOUR, MINUTE, PAYOUT_CHECKS, SECOND } from '../timing.ts';
import type { MpesaGateway } from './MpesaGateway.ts';

/** Milliseconds. */
export interface MpesaTiming {
  /** Between checks of a payout; the last one repeats. */
  payoutChecks: readonly number[];
  /** Between queries about a sent prompt; the last one repeats. */
  pushChecks: readonly number[];
  /** After this time a prompt without an outcome may have been paid, and the player is told not to pay again. */
  pushUnknownAfter: number;
  /** After this time a prompt with an unknown outcome goes to review. */
  pushGivenUpAfter: number;
  /** After this time the player is told that the outcome of a sent payout is unknown. */
  payoutUnknownAfter: number;
  /** After this time a payout with an unknown outcome goes to review; its money stays held. */
  payoutGivenUpAfter: number;
  /** A callback that the provider does not confirm yet is checked again after this time. */
  claimCheck: number;
  /** Pause between checks for the first answer of a repeated request, and their number. */
  replayPause: number;
  replayLooks: number;
}

export const MPESA_TIMING: MpesaTiming = {
  payoutChecks: PAYOUT_CHECKS,
  pushChecks: [5, 5, 10, 15, 30, 60, 120, 300, 600, 1_800].map((seconds) => seconds * SECOND),
  pushUnknownAfter: 90 * SECOND,
  pushGivenUpAfter: 24 * HOUR,
  payoutUnknownAfter: 10 * MINUTE,
  payoutGivenUpAfter: 24 * HOUR,
  claimCheck: SECOND / 2,
  replayPause: 250,
  replayLooks: 60,
};

export interface MpesaContext extends LedgerContext {
  mpesa: MpesaGateway;
  timing: MpesaTiming;
}
