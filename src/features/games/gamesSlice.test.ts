import { describe, expect, it } from '@jest/globals';
import { playerSignedOut } from '@/identity';
import { favouriteToggled, gamePlayed, gamesReducer, type GamesState, RECENT_LIMIT } from './gamesSlice';

type Action = Parameters<typeof gamesReducer>[1];

const after = (...actions: Action[]): GamesState =>
  actions.reduce<GamesState>(gamesReducer, gamesReducer(undefined, { type: 'start' }));

describe('games', () => {
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

  it('forgets the shelf of a player who signs out, and keeps that of one who was interrupted', () => {
    const shelf = [favouriteToggled('a'), gamePlayed('b')];
    expect(after(...shelf, playerSignedOut({ isInterrupted: false }))).toEqual(after());
    expect(after(...shelf, playerSignedOut({ isInterrupted: true }))).toEqual(after(...shelf));
  });

  it('names its actions by its domain', () => {
    expect([favouriteToggled('a').type, gamePlayed('a').type]).toEqual(['games/favouriteToggled', 'games/gamePlayed']);
  });
});
