import { describe, expect, it } from '@jest/globals';
import { SEED_GAMES } from './games.ts';
import { variations } from './topUpGames.ts';

describe('the variations of the seeded games', () => {
  it('have different ids and names, also among 10,000 and compared with the seeded games', () => {
    const games = [...SEED_GAMES, ...variations(10_000)];
    expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
    expect(new Set(games.map(({ name }) => name.toLowerCase())).size).toBe(games.length);
  });

  it('are the same at every call, and a longer list begins with the shorter list', () => {
    expect(variations(500).slice(0, 300)).toEqual(variations(300));
  });

  it('are sequels with the art of their original game', () => {
    const [first] = variations(1);
    expect(first).toMatchObject({ id: 'simba-gold-megapot', name: 'Simba Gold Megapot', slug: 'simba-gold' });
    expect(variations(10_000).some(({ name }) => name === 'Simba Gold Megapot II')).toBe(true);
    const slugs = new Set(SEED_GAMES.map(({ slug }) => slug));
    expect(variations(1_000).filter(({ slug }) => !slugs.has(slug))).toEqual([]);
  });

  it('are all playable and never enter the top ten or the newest five', () => {
    const more = variations(10_000);
    const tenth =
      SEED_GAMES.map(({ popularity }) => popularity)
        .toSorted((a, b) => b - a)
        .at(9) ?? 0;
    const fifthNewest =
      SEED_GAMES.map(({ createdDaysAgo }) => createdDaysAgo)
        .toSorted((a, b) => a - b)
        .at(4) ?? 730;
    expect(more.filter((game) => game.status ?? game.link)).toEqual([]);
    expect(more.filter(({ popularity }) => popularity >= tenth)).toEqual([]);
    expect(more.filter(({ createdDaysAgo }) => createdDaysAgo <= fifthNewest)).toEqual([]);
  });

  it('are an empty list when none are requested', () => {
    expect(variations(0)).toEqual([]);
  });
});
