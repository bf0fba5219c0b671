import { skipToken } from '@reduxjs/toolkit/query';
import type { Game } from '@contract/games.ts';
import { HOME_ROW_SIZE } from '@contract/catalogueRules.ts';
import { useGetGamesByIdQuery } from './gamesApi';

interface Shelf {
  games: Game[];
  isLoading: boolean;
}

/** The first games of a shelf (favourites, recently played) in the shelf's order, as far as they still exist. */
export function useShelf(ids: string[]): Shelf {
  const wanted = ids.slice(0, HOME_ROW_SIZE);
  const { data, isLoading } = useGetGamesByIdQuery(wanted.length > 0 ? wanted : skipToken);
  const byId = new Map(data?.games.map((game) => [game.id, game]));
  return { games: wanted.flatMap((id) => byId.get(id) ?? []), isLoading };
}
