import { SEED_GAMES } from '../catalogue/games.ts';

/** How content names a game. Throws when the catalogue has no game of this id. */
export function gameRef(gameId: string): { gameId: string; gameName: string } {
  const game = SEED_GAMES.find(({ id }) => id === gameId);
  if (!game) throw new Error(`No seeded game has the id ${gameId}`);
  return { gameId, gameName: game.name };
}
