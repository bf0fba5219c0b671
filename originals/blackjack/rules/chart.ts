/** The best play of every hand against every open card of the dealer, exact for a deck that never runs out. A test computes it. */
import { ACE, rankOf } from '../../fair/index.ts';
import { pointsOf, totalOf } from './blackjack.ts';
import type { BlackjackMove } from './wire.ts';

/** The letters say hit, stand and split; double, and otherwise hit (D) or stand (T). */
export type ChartLetter = 'H' | 'S' | 'P' | 'D' | 'T';

/**
 * The name of a row is its total, or its two cards. It is for totals up to a number, or for pairs of cards up to these
 * points, after those of the row before. Its letters stand for the dealer's 2 to 10 and ace.
 */
export type ChartRow = readonly [name: string, upTo: number, letters: string];

export const CHART = {
  hard: [
    ['5–8', 8, 'HHHHHHHHHH'],
    ['9', 9, 'HDDDDHHHHH'],
    ['10', 10, 'DDDDDDDDHH'],
    ['11', 11, 'DDDDDDDDDH'],
    ['12', 12, 'HHSSSHHHHH'],
    ['13–16', 16, 'SSSSSHHHHH'],
    ['17–20', 21, 'SSSSSSSSSS'],
  ],
  soft: [
    ['A 2', 13, 'HHHHDHHHHH'],
    ['A 3, A 4', 15, 'HHHDDHHHHH'],
    ['A 5', 16, 'HHDDDHHHHH'],
    ['A 6', 17, 'HDDDDHHHHH'],
    ['A 7', 18, 'STTTTSSHHH'],
    ['A 8, A 9', 21, 'SSSSSSSSSS'],
  ],
  pairs: [
    ['A A', 1, 'PPPPPPPPPP'],
    ['2 2, 3 3', 3, 'PPPPPPHHHH'],
    ['4 4', 4, 'HHHPPHHHHH'],
    ['5 5', 5, 'DDDDDDDDHH'],
    ['6 6', 6, 'PPPPPHHHHH'],
    ['7 7', 7, 'PPPPPPHHHH'],
    ['8 8', 8, 'PPPPPPPPPP'],
    ['9 9', 9, 'PPPPPSPPSS'],
    ['10 10', 10, 'SSSSSSSSSS'],
  ],
} satisfies Record<string, ChartRow[]>;

/** The best move of a hand against the dealer's open card, of those that it may take. */
export function bestMove(hand: readonly number[], up: number, canDouble: boolean, canSplit: boolean): BlackjackMove {
  const { total, isSoft } = totalOf(hand);
  const kind = canSplit ? 'pairs' : isSoft ? 'soft' : 'hard';
  const points = canSplit ? pointsOf(hand[0] as number) : total;
  const row = CHART[kind].find(([, upTo]) => points <= upTo);
  const letter = row?.[2][rankOf(up) === ACE ? 9 : pointsOf(up) - 2] as ChartLetter;
  const otherwise = letter === 'S' || letter === 'T' ? 'stand' : 'hit';
  return letter === 'P' ? 'split' : canDouble && 'DT'.includes(letter) ? 'double' : otherwise;
}
