import { describe, expect, it } from '@jest/globals';
import { favouriteToggled, gamePlayed, libraryReducer, type LibraryState, RECENT_LIMIT } from './librarySlice';

type Action = Parameters<typeof libraryReducer>[1];

const after = (...actions: Action[]): LibraryState =>
  actions.reduce<LibraryState>(libraryReducer, libraryReducer(undefined, { type: 'start' }));

describe('library', () => {
  it('puts a new favourite first and takes it off on the second click', () => {
    expect(after(favouriteToggled('a'), favouriteToggled('b')).favourites).toEqual(['b', 'a']);
    expect(after(favouriteToggled('a'), favouriteToggled('b'), favouriteToggled('a')).favourites).toEqual(['b']);
  });

  it('moves a game that is played again to the front', () => {
    expect(after(gamePlayed('a'), gamePlayed('b'), gamePlayed('a')).recentlyPlayed).toEqual(['a', 'b']);
  });

  it('forgets the game played longest ago', () => {
    const plays = Array.from({ length: RECENT_LIMIT + 1 }, (_, index) => gamePlayed(`g${index}`));
    const { recentlyPlayed } = after(...plays);
    expect(recentlyPlayed).toHaveLength(RECENT_LIMIT);
    expect(recentlyPlayed).not.toContain('g0');
  });
});
