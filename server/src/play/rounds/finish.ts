import { countedPercentOf, MAX_WIN } from '../../../../contract/playTerms.ts';
import { instant, minorOf, type Played, settle, writePlayed } from '../../ledger/index.ts';
import { paidFor } from '../../../../originals/fair/index.ts';
import type { PlayRecord, RoundRecord } from '../../store/records/round.ts';
import { withScore } from '../challenge/score.ts';
import { keepRaces, withRaces } from '../races/scoreRaces.ts';
import { withToday } from '../playedDays.ts';
import type { PlayTerms } from '../PlayTerms.ts';
import { nextWeekAt } from '../../time/nairobi.ts';
import { KINDS } from '../../../../originals/kinds.ts';
import type { Transaction } from '../../store/DocumentStore.ts';
import { noteVipLevel } from '../vipLevels.ts';
import { endFreeBet, withGift, writeGrants } from './freeSpin.ts';

/** The round after its rules have decided at a time (Unix ms): settled with its win, or still open. */
export function decide(played: Played, now: number, at: string): Played {
  const { round } = played;
  const result = KINDS[round.kind].resultAt(round, now);
  if (!result.isOver) return played;
  const paid = paidFor(result, round.freeSpin?.stakeCents ?? round.stakeCents);
  const winCents = Math.min(paid, minorOf(MAX_WIN[round.currency]));
  return settle(played, { winCents, multiplier: result.multiplier, at });
}

/** The player's open rounds, today's win and the points of the challenge and of races after this round has moved. */
function withRound(
  play: PlayRecord,
  round: Played['round'],
  now: number,
  { scoring, ...racing }: Pick<PlayTerms, 'scoring' | 'races' | 'kesPerUsd'>,
): PlayRecord {
  const ended = { ...play, ...openWith(play, round) };
  const { status, winCents, createdAt, returned } = round;
  if (status === 'open') return ended;
  // A stake that went back counts no more on the day on which it counted.
  if (returned)
    return { ...ended, days: withToday(play.days, { stakedCents: -returned.stakeCents }, Date.parse(createdAt)) };
  const { stakeCents, netCents, kind } = round;
  const endedCents = Math.floor((stakeCents * countedPercentOf(kind)) / 100);
  const counted = { endedCents, netCents, wonCents: round.freeSpin ? 0 : winCents };
  const cashbackAt = play.cashbackAt ?? instant(nextWeekAt(now));
  const scored = withScore({ ...ended, cashbackAt, days: withToday(play.days, counted, now) }, round, scoring);
  return withRaces(scored, round, racing);
}

/** A flight for everybody takes more than one round of a player. */
function openWith({ open, flying = {} }: PlayRecord, { id, gameId, status, flight }: RoundRecord): Partial<PlayRecord> {
  if (flight === undefined) {
    const { [gameId]: _known, ...others } = open;
    return { open: status === 'open' ? { ...others, [gameId]: id } : others };
  }
  const { [gameId]: known = [], ...others } = flying;
  const ids = known.filter((other) => other !== id);
  const left = status === 'open' ? [...ids, id] : ids;
  return { flying: left.length > 0 ? { ...others, [gameId]: left } : others };
}

/** Writes a round that has moved, with all that depends on it, after the last read of its transaction. Returns it as written. */
export async function writeRound(
  tx: Transaction,
  play: PlayRecord,
  moved: Played,
  { now, terms }: { now: number; terms: PlayTerms },
): Promise<RoundRecord> {
  if (moved.round.status === 'open' && moved.lines.length === 0) {
    writePlayed(tx, moved);
    return moved.round;
  }
  const free = await endFreeBet(tx, moved, { at: instant(now), kesPerUsd: terms.kesPerUsd() });
  const { played, grants, isQuiet } = await withGift(tx, free.played, terms.gifts);
  writePlayed(tx, played);
  writeGrants(tx, [...free.grants, ...grants], played.round, isQuiet);
  writePlay(tx, play, played, { now, terms });
  return played.round;
}

/** Writes what a round that has moved changes for its player besides money, in its transaction. */
export function writePlay(
  tx: Transaction,
  play: PlayRecord,
  played: Played,
  { now, terms }: { now: number; terms: PlayTerms },
): void {
  const moved = withRound(play, played.round, now, terms);
  keepScore(tx, play, moved);
  keepRaces(tx, play, moved);
  tx.set('play', { ...moved, ...noteVipLevel(tx, played, play.vipLevels, terms) });
}

/** The prizes of a challenge may be due after the next one has begun. */
function keepScore(tx: Transaction, { id: userId, score }: PlayRecord, moved: PlayRecord): void {
  if (!score || score.points === 0 || moved.score?.challengeId === score.challengeId) return;
  const { challengeId, points } = score;
  tx.set('challenge-scores', { id: `${challengeId}:${userId}`, userId, challengeId, points });
}
