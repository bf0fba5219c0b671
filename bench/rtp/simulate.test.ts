import { describe, expect, it } from '@jest/globals';
import { simulate } from './simulate.ts';
import { SIMULATED_GAMES, type SimulatedGame } from './simulatedGames.ts';

const SEED = 'ab'.repeat(32);
const ROUNDS = 20_000;

describe('the simulated return to player', () => {
  it.each(SIMULATED_GAMES.map((game) => [game.name, game] as const))(
    'is within its tolerance, the same in each run, and has one of at least four standard errors: %s',
    (_name, game) => {
      const run = simulate(game, SEED, ROUNDS);
      expect(run.isWithin).toBe(true);
      expect(run.tolerance).toBeGreaterThan(4 * run.standardError);
      expect(simulate(game, SEED, ROUNDS)).toEqual(run);
    },
  );

  it('is outside when a game pays more or less than its rules say', () => {
    const coin = (share: number): SimulatedGame => ({
      name: 'coin',
      exact: 0.97,
      tolerance: 0.003,
      start: () => (round) => (round % 2 === 0 ? share * 200 : 0),
    });
    expect([0.9, 0.97, 1.1].map((share) => simulate(coin(share), SEED, ROUNDS).isWithin)).toEqual([false, true, false]);
  });
});
