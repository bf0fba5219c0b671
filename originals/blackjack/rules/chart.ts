/** The best play of every hand against every open card of the dealer, exact for a deck that never runs out. A test computes it. */
import { ACE, rankOf } from '../../fair/index.ts';
import { type BlackjackMove, pointsOf, totalOf } from './blackjack.ts';

/** The letters say hit, stand and split; double, and otherwise hit (D) or stand (T). */
export type ChartLetter = 'H' | 'S' | 'P' | 'D' | 'T';

/** The letters stand for the dealer's 2 to 10 and ace. The name of a row is its total, or its two cards. */
export interface ChartRow {
  name: string;
  /** The row is for totals up to this one, or for pairs of cards up to these points, after those of the row before. */
  upTo: number;
  letters: string;
}

const row = (name: string, upTo: number, letters: string): ChartRow => ({ name, upTo, letters });

export const CHART = {
  hard: [
    row('5–8', 8, 'HHHHHHHHHH'),
    row('9', 9, 'HDDDDHHHHH'),
    row('10', 10, 'DDDDDDDDHH'),
    row('11', 11, 'DDDDDDDDDH'),
    row('12', 12, 'HHSSSHHHHH'),
    row('13–16', 16, 'SSSSSHHHHH'),
    row('17–20', 21, 'SSSSSSSSSS'),
  ],
  soft: [
    row('A 2', 13, 'HHHHDHHHHH'),
    row('A 3, A 4', 15, 'HHHDDHHHHH'),
    row('A 5', 16, 'HHDDDHHHHH'),
    row('A 6', 17, 'HDDDDHHHHH'),
    row('A 7', 18, 'STTTTSSHHH'),
    row('A 8, A 9', 21, 'SSSSSSSSSS'),
  ],
  pairs: [
    row('A A', 1, 'PPPPPPPPPP'),
    row('2 2, 3 3', 3, 'PPPPPPHHHH'),
    row('4 4', 4, 'HHHPPHHHHH'),
    row('5 5', 5, 'DDDDDDDDHH'),
    row('6 6', 6, 'PPPPPHHHHH'),
    row('7 7', 7, 'PPPPPPHHHH'),
    row('8 8', 8, 'PPPPPPPPPP'),
    row('9 9', 9, 'PPPPPSPPSS'),
    row('10 10', 10, 'SSSSSSSSSS'),
  ],
} as const satisfies Readonly<Record<string, readonly ChartRow[]>>;

const columnOf = (up: number): number => (rankOf(up) === ACE ? 9 : pointsOf(up) - 2);

/** The best move of a hand against the dealer's open card, of those that it may take. */
export function bestMove(hand: readonly number[], up: number, canDouble: boolean, canSplit: boolean): BlackjackMove {
  const { total, isSoft } = totalOf(hand);
  const kind = canSplit ? 'pairs' : isSoft ? 'soft' : 'hard';
  const points = canSplit ? pointsOf(hand[0] as number) : total;
  const letter = CHART[kind].find(({ upTo }) => points <= upTo)?.letters[columnOf(up)] as ChartLetter;
  if (letter === 'P') return 'split';
  if (canDouble && (letter === 'D' || letter === 'T')) return 'double';
  return letter === 'S' || letter === 'T' ? 'stand' : 'hit';
}
