import type { Competition } from '@contract/content.ts';

export type CompetitionState = 'running' | 'upcoming' | 'over';

/** Where a competition stands at `nowMs` (milliseconds since 1970). Without a start it has begun, without an end it goes on. */
export function competitionState(
  { startsAt, endsAt }: Pick<Competition, 'startsAt' | 'endsAt'>,
  nowMs: number,
): CompetitionState {
  if (endsAt && Date.parse(endsAt) <= nowMs) return 'over';
  if (startsAt && Date.parse(startsAt) > nowMs) return 'upcoming';
  return 'running';
}

const ORDER: readonly CompetitionState[] = ['running', 'upcoming', 'over'];

/** Those that run first, then those to come, then those that are over; as they came within each. */
export const byState = (nowMs: number) => (a: Competition, b: Competition) =>
  ORDER.indexOf(competitionState(a, nowMs)) - ORDER.indexOf(competitionState(b, nowMs));
