import { MAX_WIN } from '../../../../contract/playTerms.ts';
import { minorOf, type Played, settle } from '../../ledger/index.ts';
import { winOf } from '../../../../originals/fair/index.ts';
import type { PlayRecord } from '../../store/records/round.ts';
import { withScore } from '../challenge/score.ts';
import { withToday } from '../limits/days.ts';
import type { PlayTerms } from '../PlayTerms.ts';
import { RULES } from '../rules/index.ts';

/** The round after its rules have decided at a time (Unix ms): settled with its win, or still open. */
export function decide(played: Played, now: number, at: string): Played {
  const { round } = played;
  const { isOver, multiplier } = RULES[round.kind].standingOf(round, now);
  if (!isOver) return played;
  const winCents = Math.min(
    winOf(round.freeSpin?.stakeCents ?? round.stakeCents, multiplier),
    minorOf(MAX_WIN[round.currency]),
  );
  return settle(played, { winCents, multiplier, at });
}

/** The player's open rounds, today's win and the points of the challenge after this round has moved. */
export function withRound(
  play: PlayRecord,
  round: Played['round'],
  now: number,
  { scoring }: Pick<PlayTerms, 'scoring'>,
): PlayRecord {
  const { id, gameId, status, winCents, createdAt, returned } = round;
  const { [gameId]: _known, ...others } = play.open;
  if (status === 'open') return { ...play, open: { ...others, [gameId]: id } };
  const ended = { ...play, open: others };
  // A stake that went back counts no more on the day on which it counted.
  if (returned)
    return { ...ended, days: withToday(play.days, { stakedCents: -returned.stakeCents }, Date.parse(createdAt)) };
  return withScore({ ...ended, days: withToday(play.days, { wonCents: winCents }, now) }, round, scoring);
}
