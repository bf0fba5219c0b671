import { describe, expect, it } from '@jest/globals';
import type { SeenRound } from '../../bets/Face.ts';
import type { HiloOutcome } from '../rules/index.ts';
import { hiloFace } from './face';

/** An 8, a queen and a 3. */
const CARDS = [24, 40, 4];
const seen = (outcome: HiloOutcome, ended: Partial<SeenRound<object, HiloOutcome>> = {}) => ({
  ...{ choice: {}, outcome, status: 'settled' as const, win: 0 },
  ...ended,
});
const lost = seen({ cards: CARDS, moves: ['higher', 'higher'] });

describe('a round of hilo in My bets', () => {
  it('says after which guesses it was lost, and on which cards', () => {
    expect(hiloFace.words(lost)).toEqual([
      { id: 'bets.hilo.lost', values: { count: 1, guess: 'higher', before: 12, last: 3 } },
    ]);
  });

  it('counts the right guesses that were paid, without skipped cards', () => {
    const paid = seen({ cards: CARDS, moves: ['skip', 'lower'] }, { win: 40 });
    expect(hiloFace.words(paid)).toEqual([{ id: 'bets.hilo.paid', values: { count: 1 } }]);
  });

  it.each(['open', 'void'] as const)('is no loss while it is %s', (status) => {
    const round = seen({ cards: [24], moves: [] }, { status });
    expect(hiloFace.words(round)).toEqual([{ id: 'bets.hilo.open', values: { count: 0 } }]);
  });

  it('draws the last two cards and what was said between them', () => {
    const drawn = ({ outcome }: typeof lost) =>
      hiloFace.picture(seen(outcome)).shapes.map(({ children, look }) => children ?? look);
    expect(drawn(lost)).toEqual(['paper', 'Q', 'badStrong', 'paper', '3']);
    expect(drawn(seen({ cards: [24, 50], moves: ['higher'] }))).toEqual(['paper', '8', 'good', 'paper', 'A']);
    expect(drawn(seen({ cards: [24], moves: [] }))).toEqual(['paper', '8']);
  });
});
