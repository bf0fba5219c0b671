/** The filter of My bets in its page name, such as `my-bets?game=dice-1&time=week`. */
import type { RoundFilter } from '@contract/rounds.ts';
import { MY_BETS_PAGE } from '@/features/play';
import { parsePage } from '@/features/ui';

export const TIMES = ['today', 'week', 'month', 'all'] as const;
export type BetTime = (typeof TIMES)[number];

export interface BetFilter {
  gameId?: string | undefined;
  time: BetTime;
}

/** Whole days, today among them. */
const DAYS: Readonly<Record<BetTime, number | null>> = { today: 1, week: 7, month: 30, all: null };

/** Unknown values are left out. */
export function filterOf(page: string): BetFilter {
  const { params } = parsePage(page);
  const gameId = params.get('game');
  return { ...(gameId && { gameId }), time: TIMES.find((time) => time === params.get('time')) ?? 'all' };
}

export function betsPage({ gameId, time }: BetFilter): string {
  const query = new URLSearchParams({ ...(gameId && { game: gameId }), ...(time !== 'all' && { time }) }).toString();
  return query ? `${MY_BETS_PAGE}?${query}` : MY_BETS_PAGE;
}

/** Days begin at midnight of the browser's time. */
export function askOf({ gameId, time }: BetFilter, now = new Date()): RoundFilter {
  const days = DAYS[time];
  const from = new Date(now.getFullYear(), now.getMonth(), now.getDate() - (days ?? 1) + 1);
  return { ...(gameId && { gameId }), ...(days && { since: from.toISOString() }) };
}
