import { describe, expect, it } from '@jest/globals';
import { playerSignedOut } from '@/identity';
import { favouriteToggled, gamePlayed, gamesReducer, type GamesState, RECENT_LIMIT } from './gamesSlice';

type Action = Parameters<typeof gamesReducer>[1];

const after = (...actions: Action[]): GamesState =>
  actions.reduce<GamesState>(gamesReducer, gamesReducer(undefined, { type: 'start' }));

describe('the games state', () => {
  it('puts a new favourite first and removes it on the second click', () => {
    expect(after(favouriteToggled('a'), favouriteToggled('b')).favourites).toEqual(['b', 'a']);
    expect(after(favouriteToggled('a'), favouriteToggled('b'), favouriteToggled('a')).favourites).toEqual(['b']);
  });

  it('moves a game that is played again to the front', () => {
    expect(after(gamePlayed('a'), gamePlayed('b'), gamePlayed('a')).recentlyPlayed).toEqual(['a', 'b']);
  });

  it('drops the game that was played longest ago', () => {
    const plays = Array.from({ length: RECENT_LIMIT + 1 }, (_, index) => gamePlayed(`g${index}`));
    const { recentlyPlayed } = after(...plays);
    expect(recentlyPlayed).toHaveLength(RECENT_LIMIT);
    expect(recentlyPlayed).not.toContain('g0');
  });

  it('drops the favourites of a player who signs out, and keeps those of an interrupted player', () => {
    const shelf = [favouriteToggled('a'), gamePlayed('b')];
    expect(after(...shelf, playerSignedOut({ isInterrupted: false }))).toEqual(after());
    expect(after(...shelf, playerSignedOut({ isInterrupted: true }))).toEqual(after(...shelf));
  });

  it('has actions that begin with their domain', () => {
    expect([favouriteToggled('a').type, gamePlayed('a').type]).toEqual(['games/favouriteToggled', 'games/gamePlayed']);
  });
});
