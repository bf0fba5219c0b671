/** The latest bets that home shows on a fresh site: invented players (which home says), real games, sums that add up. */
import type { Bet } from '../../../contract/content.ts';
import { gameRef } from './gameRef.ts';
import { minutesFrom } from './instants.ts';

type Row = readonly [
  player: string,
  gameId: string,
  stake: number,
  multiplier: number,
  minutesAgo: number,
  currency?: Bet['currency'],
];

/** Newest first. The multipliers of mines and dice are ones that those games can pay. */
const ROWS: readonly Row[] = [
  ['Wanj***', 'simba-gold', 200, 12.5, 1],
  ['Oti***o', 'kupaa', 500, 3.42, 2],
  ['Che***t', 'migodi-ya-almasi', 150, 2.53, 3],
  ['Ami***', 'jahazi-moon', 100, 0, 5],
  ['Kam***u', 'nganya-express', 50, 46, 6],
  ['Njo***e', 'dadu-kali', 1000, 1.94, 8],
  ['Bar***a', 'crater-king', 300, 8.2, 11],
  ['Has***n', 'senor-mango', 20, 75, 13],
  ['Mut***a', 'night-train-to-mombasa', 250, 0, 16],
  ['Fai***h', 'cafe-kilimanjaro', 100, 5.6, 19],
  ['Dav***', 'comet-courier', 10, 21.75, 23, 'USD'],
  ['Aki***i', 'magma-mines', 400, 4.9, 27],
  ['Kip***h', 'twiga-mrefu', 60, 18, 31],
  ['Zai***b', 'lamu-lanterns', 120, 0.5, 36],
  ['Ode***', 'kombe-la-mtaa', 75, 32, 42],
  ['Gra***e', 'overtaking-lane', 200, 1.85, 48],
  ['Mwa***i', 'dadu-mbili', 500, 4.85, 55],
  ['Sam***l', 'aurora-boreale', 5, 140, 63, 'USD'],
  ['Nek***a', 'saba-saba', 77, 7, 72],
  ['Jum***', 'mask-of-many', 150, 26.4, 84],
];

/** `nowMs` is milliseconds since 1970. */
export const betHistory = (nowMs: number): Bet[] => ROWS.map((row, index) => betOf(row, index, nowMs));

function betOf(
  [playerName, gameId, stake, multiplier, minutesAgo, currency = 'KES']: Row,
  index: number,
  nowMs: number,
): Bet {
  return {
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
  };
}
