import { SEED_GAMES } from '../catalogue/games.ts';

/** The game fields of content. Throws when the catalogue has no game with this id. */
export function gameRef(gameId: string): { gameId: string; gameName: string } {
  const game = SEED_GAMES.find(({ id }) => id === gameId);
  if (!game) throw new Error(`No seeded game has the id ${gameId}`);
  return { gameId, gameName: game.name };
}
