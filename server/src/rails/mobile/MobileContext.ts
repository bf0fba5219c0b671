import type { LedgerContext } from '../../ledger/index.ts';
import { HOUR, MINUTE, PAYOUT_CHECKS, SECOND } from '../timing.ts';
import type { MobileGateway } from './MobileGateway.ts';

/** Milliseconds. */
export interface MobileTiming {
  /** Between looks at a payout; the last one repeats. */
  payoutChecks: readonly number[];
  /** Between questions how a prompt that was sent stands; the last one repeats. */
  pushChecks: readonly number[];
  /** A prompt without an end by then may have been paid: the player is told not to pay again. */
  pushUnknownAfter: number;
  /** A prompt that nobody knows the end of by then needs a person. */
  pushGivenUpAfter: number;
  /** A payout that was sent and without an end by then: the player is told that we do not know. */
  payoutUnknownAfter: number;
  /** One that nobody knows the end of by then needs a person; its money stays held. */
  payoutGivenUpAfter: number;
  /** A callback that the provider does not confirm yet is asked about again after this. */
  claimCheck: number;
  /** Between looks at a request whose first answer is still on its way, and how many. */
  replayPause: number;
  replayLooks: number;
}

export const MOBILE_TIMING: MobileTiming = {
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

export interface MobileContext extends LedgerContext {
  mobile: MobileGateway;
  timing: MobileTiming;
}
