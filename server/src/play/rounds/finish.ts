import { MAX_WIN } from '../../../../contract/playTerms.ts';
import { minorOf, type Played, settle } from '../../ledger/index.ts';
import { winOf } from '../../../../originals/fair/index.ts';
import type { PlayRecord } from '../../store/records/round.ts';
import { RULES } from '../rules/index.ts';

/** The round after its rules have decided at a time (Unix ms): settled with its win, or still open. */
export function decide(played: Played, now: number, at: string): Played {
  const { round } = played;
  const { isOver, multiplier } = RULES[round.kind].standingOf(round, now);
  if (!isOver) return played;
  const winCents = Math.min(winOf(round.stakeCents, multiplier), minorOf(MAX_WIN[round.currency]));
  return settle(played, { winCents, multiplier, at });
}

/** The player's open rounds after this one has moved. */
export function withRound(play: PlayRecord, { id, gameId, status }: Played['round']): PlayRecord {
  const { [gameId]: _known, ...others } = play.open;
  return { ...play, open: status === 'open' ? { ...others, [gameId]: id } : others };
}
