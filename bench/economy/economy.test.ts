import { describe, expect, it } from '@jest/globals';
import { runEconomy } from './runEconomy.ts';

/** A short form of `npm run fuzz -- --economy`. */
const SIZES = { seed: 20_261_127, requests: 600 };

describe('greedy people', () => {
  it('leave the house its edge, all accounts together zero and no request without a clear answer', async () => {
    const economy = await runEconomy(SIZES);
    expect(economy.problems).toEqual([]);
    expect(economy.requests).toBeGreaterThanOrEqual(SIZES.requests);
    expect(economy.all.rounds).toBeGreaterThan(100);
    expect(economy.cost).toBeGreaterThan(0);
  });
});
