import { describe, expect, it } from '@jest/globals';
import { SEED_GAMES } from '../../../server/seed/catalogue/games.ts';
import { VEHICLES } from './vehicles';

describe('the seeded crash games', () => {
  it('fly with a motif that the crash game has', () => {
    const games = SEED_GAMES.filter(({ category, link }) => category === 'crash' && !link);
    expect(games.length).toBeGreaterThan(0);
    expect(games.filter(({ motifs: [vehicle = ''] }) => !Object.hasOwn(VEHICLES, vehicle))).toEqual([]);
  });
});
