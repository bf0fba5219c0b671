import type { LedgerContext } from '../../ledger/index.ts';
import { HOUR, MINUTE, PAYOUT_CHECKS, SECOND } from '../timing.ts';
import type { CardGateway } from './CardGateway.ts';

/** Milliseconds. */
export interface CardTiming {
  /** Between checks of refunds; the last one repeats. */
  payoutChecks: readonly number[];
  /** Between queries about a payment; the last one repeats. */
  cardChecks: readonly number[];
  /** After this time an unfinished payment is cancelled at the provider. */
  cardAbandonedAfter: number;
  /** The provider repeats its answer to a key for this long. */
  cardKeysLast: number;
}

export const CARD_TIMING: CardTiming = {
  payoutChecks: PAYOUT_CHECKS,
  cardChecks: [30, 60, 120, 300, 600].map((seconds) => seconds * SECOND),
  cardAbandonedAfter: 30 * MINUTE,
  cardKeysLast: 20 * HOUR,
};

export interface CardContext extends LedgerContext {
  card: CardGateway;
  timing: CardTiming;
}
