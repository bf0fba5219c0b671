import { describe, expect, it } from '@jest/globals';
import { winRate } from './winRate';

describe('the win rate', () => {
  it.each([
    [0, 0, 0],
    [4, 1, 0.25],
    [3, 3, 1],
  ])('of %d bets with %d wins is %d', (totalBets, totalWins, rate) => {
    expect(winRate({ totalBets, totalWins })).toBe(rate);
  });
});
