import { LOSS_DAYS, PAUSE_MINUTES, type PlayLimitKind } from '../../../contract/playLimits.ts';
import type { PlayDay, PlayRecord } from '../store/records/round.ts';
import type { SaferPlayRecord } from '../store/records/saferPlay.ts';
import { dayOf } from '../time/nairobi.ts';

/** Stakes, wins and time at play of a player, counted by days of Nairobi. */
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** The longest limit looks back over so many days. */
const KEPT_DAYS = LOSS_DAYS.lossMonth;

const NONE: PlayDay = { stakedCents: 0, wonCents: 0, playedMs: 0 };

type Days = PlayRecord['days'];

/** The days with an addition today, without those that no limit needs any more. */
export function withToday(days: Days, added: Partial<PlayDay>, now: number): NonNullable<Days> {
  const today = dayOf(now);
  const oldest = dayOf(now - (KEPT_DAYS - 1) * DAY_MS);
  const kept = Object.entries(days ?? {}).filter(([day]) => day >= oldest);
  const { stakedCents, endedCents = 0, netCents = 0, wonCents, playedMs } = days?.[today] ?? NONE;
  return {
    ...Object.fromEntries(kept),
    [today]: {
      stakedCents: stakedCents + (added.stakedCents ?? 0),
      endedCents: endedCents + (added.endedCents ?? 0),
      netCents: netCents + (added.netCents ?? 0),
      wonCents: wonCents + (added.wonCents ?? 0),
      playedMs: playedMs + (added.playedMs ?? 0),
    },
  };
}

export function playedSince(lastBetAt: string | undefined, now: number): number {
  const gap = lastBetAt === undefined ? 0 : Math.max(0, now - Date.parse(lastBetAt));
  return gap <= PAUSE_MINUTES * MINUTE_MS ? gap : 0;
}

/** True when the player has played as long as they asked to be reminded after, and has not looked since. */
export const isCheckDue = (check: SaferPlayRecord['realityCheck'], { playedMs = 0 }: PlayRecord): boolean =>
  check !== undefined && check.minutes > 0 && playedMs - (check.seenAtMs ?? 0) >= check.minutes * MINUTE_MS;

/** Counts lost cents in a period, or played minutes today; never below zero. */
export function usedOf(days: Days, kind: PlayLimitKind, now: number): number {
  if (kind === 'stake') return 0;
  if (kind === 'timeDay') return Math.floor((days?.[dayOf(now)] ?? NONE).playedMs / MINUTE_MS);
  const first = dayOf(now - (LOSS_DAYS[kind] - 1) * DAY_MS);
  const lost = Object.entries(days ?? {})
    .filter(([day]) => day >= first && day <= dayOf(now))
    .reduce((sum, [, { stakedCents, wonCents }]) => sum + stakedCents - wonCents, 0);
  return Math.max(0, lost);
}
