import type { Played } from '../../ledger/index.ts';
import type { Transaction } from '../../store/DocumentStore.ts';
import type { PlayRecord } from '../../store/records/round.ts';
import type { PlayTerms } from '../PlayTerms.ts';
import { noteVipLevel } from '../vip/noteVipLevel.ts';
import { withRound } from './finish.ts';

interface Moving {
  /** Unix ms. */
  now: number;
  terms: PlayTerms;
}

/** What a round that has moved changes for its player besides money, in its transaction. */
export function writePlay(tx: Transaction, play: PlayRecord, played: Played, { now, terms }: Moving): void {
  const noted = noteVipLevel(tx, played, play.vipLevels, terms);
  tx.set('play', { ...withRound(play, played.round, now, terms), ...noted });
}
