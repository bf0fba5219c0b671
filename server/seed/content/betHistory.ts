/** The latest bets on the home page of a new site: invented players (the page says so), real games, correct sums. */
import * as v from 'valibot';
import type { Bet } from '../../../contract/content.ts';
import { readRows } from '../readRows.ts';
import { gameRef } from './gameRef.ts';
import { minutesFrom } from './instants.ts';

const BetRowSchema = v.strictObject({
  playerName: v.string(),
  gameId: v.string(),
  stake: v.number(),
  /** For mines and dice: a multiplier that the game can pay. */
  multiplier: v.number(),
  minutesAgo: v.number(),
  currency: v.optional(v.picklist(['KES', 'USD']), 'KES'),
});

/** Newest first. */
const ROWS = readRows('content/betHistory.json', BetRowSchema);

/** `nowMs`: Unix ms. */
export const betHistory = (nowMs: number): Bet[] =>
  ROWS.map(({ playerName, gameId, stake, multiplier, minutesAgo, currency }, index) => ({
    id: `bet-${String(index + 1).padStart(2, '0')}`,
    isActive: true,
    playerName,
    ...gameRef(gameId),
    stake,
    payout: Math.round(stake * multiplier * 100) / 100,
    multiplier,
    currency,
    placedAt: minutesFrom(nowMs, -minutesAgo),
    isExample: true,
  }));
