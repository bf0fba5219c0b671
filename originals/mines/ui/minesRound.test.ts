import { describe, expect, it } from '@jest/globals';
import { seededFloats } from '../../kit/random';
import { minesMultiplierOf, TILES } from '../rules/index.ts';
import { payoutCents, pressTile, randomTile, startRound, takeWin, type MinesRound } from './minesRound';

const roundWith = (...mines: number[]): MinesRound => ({
  phase: 'open',
  stakeCents: 1000,
  count: mines.length,
  mines,
  opened: [],
});

describe('a round of mines', () => {
  it('starts with the drawn mines and no open tile', () => {
    expect(startRound(() => 0, 1000, 2)).toEqual({
      phase: 'open',
      stakeCents: 1000,
      count: 2,
      mines: [0, 1],
      opened: [],
    });
  });

  it('pays for safe tiles and nothing after a mine', () => {
    const opened = pressTile(pressTile(roundWith(0, 1, 2), 10), 11);
    expect(payoutCents(opened)).toBe(Math.floor((1000 * minesMultiplierOf(3, 2)) / 100));
    const exploded = pressTile(opened, 1);
    expect(exploded).toMatchObject({ phase: 'exploded', hit: 1 });
    expect(payoutCents(exploded)).toBe(0);
  });

  it('opens a tile once, and nothing after the end', () => {
    const opened = pressTile(roundWith(0), 10);
    expect(pressTile(opened, 10)).toBe(opened);
    const cashed = takeWin(opened);
    expect(takeWin(cashed)).toBe(cashed);
    expect(pressTile(cashed, 0)).toBe(cashed);
  });

  it('has no cash-out before the first tile and cashes out automatically after the last', () => {
    const fresh = roundWith(0);
    expect(takeWin(fresh)).toBe(fresh);
    const allButOne = Array.from({ length: 24 }, (_, tile) => tile);
    expect(pressTile(roundWith(...allButOne), 24)).toMatchObject({ phase: 'cashed' });
  });

  it('opens only closed tiles when they are chosen at random', () => {
    const opened = Array.from({ length: TILES }, (_, tile) => tile).filter((tile) => tile !== 7 && tile !== 20);
    const floats = seededFloats(3);
    const chosen = Array.from({ length: 50 }, () => randomTile({ ...roundWith(7), opened }, floats));
    expect(new Set(chosen)).toEqual(new Set([7, 20]));
  });
});
