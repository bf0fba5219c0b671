import { describe, expect, it } from '@jest/globals';
import { gamesOf } from './gamesOf.ts';

describe('a line of the catalogue', () => {
  it('becomes a game of its provider', () => {
    expect(gamesOf('mwamba-reels', [['Ñoño Café', 'dice', 'neon', 'dice star', 12, 3, { link: 'none' }]])).toEqual([
      {
        id: 'nono-cafe',
        slug: 'nono-cafe',
        name: 'Ñoño Café',
        providerId: 'p02',
        category: 'dice',
        palette: 'neon',
        motifs: ['dice', 'star'],
        popularity: 12,
        createdDaysAgo: 3,
        link: 'none',
      },
    ]);
  });

  it('is refused with an unknown motif or provider', () => {
    expect(() => gamesOf('mwamba-reels', [['A', 'dice', 'neon', 'dice unicorn', 1, 1]])).toThrow('unicorn');
    expect(() => gamesOf('nobody', [])).toThrow('nobody');
  });
});
