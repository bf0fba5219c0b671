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
  const moved = withRound(play, played.round, now, terms);
  keepScore(tx, play, moved);
  tx.set('play', { ...moved, ...noteVipLevel(tx, played, play.vipLevels, terms) });
}

/** The prizes of a challenge may be due after the next one has begun. */
function keepScore(tx: Transaction, { id: userId, score }: PlayRecord, moved: PlayRecord): void {
  if (!score || score.points === 0 || moved.score?.challengeId === score.challengeId) return;
  const { challengeId, points } = score;
  tx.set('challenge-scores', { id: `${challengeId}:${userId}`, userId, challengeId, points });
}
