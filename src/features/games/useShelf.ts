import { skipToken } from '@reduxjs/toolkit/query';
import { HOME_ROW_SIZE, openFirst } from '@contract/catalogueRules.ts';
import { useGetGamesByIdQuery } from './gamesApi';

/** The first existing games of a list of the player, in its order; those last that nobody can open now. */
export function useShelf(ids: string[], most = HOME_ROW_SIZE) {
  const wanted = ids.slice(0, most);
  const { data, isLoading } = useGetGamesByIdQuery(wanted.length > 0 ? wanted : skipToken);
  const byId = new Map(data?.games.map((game) => [game.id, game]));
  return { games: openFirst(wanted.flatMap((id) => byId.get(id) ?? [])), isLoading };
}
