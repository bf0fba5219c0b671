import type { LedgerContext } from '../ledger/index.ts';
import type { RoundRecord } from '../store/records/round.ts';
import type { PlayTerms } from './PlayTerms.ts';

/** Dependencies of play. `newSecret`: 32 random bytes as 64 hex digits; tests replace it. */
export interface PlayContext extends Pick<LedgerContext, 'store' | 'now' | 'newId' | 'kesPerUsd' | 'log'> {
  newSecret: () => string;
  /** Called after each commit that made or changed a round. */
  onRound: (round: RoundRecord) => void;
  /** Steps of rounds that are being decided, by the time of their arrival (Unix ms). */
  arrivals: Set<{ at: number }>;
  /** Rounds count for these besides money. */
  terms: () => Promise<PlayTerms>;
  /** Names this process for as long as it runs. */
  processId: string;
  /** A public value; without it there are no flights for everybody. */
  flightSalt: string | undefined;
  chainLength: number;
  /** The operator's setting for the lowest stake, in KES cents. */
  minStakeKesCents: number;
}
