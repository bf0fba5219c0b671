import type { LedgerContext } from '../../ledger/index.ts';
import { HOUR, MINUTE, PAYOUT_CHECKS, SECOND } from '../timing.ts';
import type { CardGateway } from './CardGateway.ts';

/** Milliseconds. */
export interface CardTiming {
  /** Between looks at refunds; the last one repeats. */
  payoutChecks: readonly number[];
  /** Between questions how a payment stands; the last one repeats. */
  cardChecks: readonly number[];
  /** A payment that nobody finished by then is cancelled at the provider. */
  cardAbandonedAfter: number;
  /** For so long the provider answers the same to the same key. */
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
