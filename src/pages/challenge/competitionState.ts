import type { Competition } from '@contract/content.ts';

export type CompetitionState = 'running' | 'upcoming' | 'over';

/** The state of a competition at `nowMs` (Unix ms). Without a start it has begun, without an end it continues. */
export function competitionState(
  { startsAt, endsAt }: Pick<Competition, 'startsAt' | 'endsAt'>,
  nowMs: number,
): CompetitionState {
  if (endsAt && Date.parse(endsAt) <= nowMs) return 'over';
  if (startsAt && Date.parse(startsAt) > nowMs) return 'upcoming';
  return 'running';
}

const ORDER: readonly CompetitionState[] = ['running', 'upcoming', 'over'];

/** Running first, then future, then ended; otherwise in the given order. */
export const byState = (nowMs: number) => (a: Competition, b: Competition) =>
  ORDER.indexOf(competitionState(a, nowMs)) - ORDER.indexOf(competitionState(b, nowMs));
