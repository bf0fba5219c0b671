import * as v from 'valibot';
import type { LeaderboardEntry } from '../../../contract/rewards.ts';
import { readRows } from '../readRows.ts';

const PlaceRowSchema = v.strictObject({ playerName: v.string(), points: v.number(), prize: v.optional(v.string()) });

/** Best first. The players are invented (the page says so), with names as short as the site would show. */
const ROWS = readRows('content/leaderboard.json', PlaceRowSchema);

export const LEADERBOARD: readonly LeaderboardEntry[] = ROWS.map(({ playerName, points, prize }, index) => ({
  id: `leaderboard-${String(index + 1).padStart(2, '0')}`,
  isActive: true,
  challengeId: 'challenge-1',
  rank: index + 1,
  playerName,
  points,
  prize,
  isExample: true,
}));
