import { skipToken } from '@reduxjs/toolkit/query';
import type { Game } from '@contract/games.ts';
import { HOME_ROW_SIZE } from '@contract/catalogueRules.ts';
import { useGetGamesByIdQuery } from './gamesApi';

/** The first games of a shelf (favourites, recently played) in the shelf's order, as far as they still exist. */
export function useShelf(ids: string[]): Game[] {
  const wanted = ids.slice(0, HOME_ROW_SIZE);
  const { data } = useGetGamesByIdQuery(wanted.length > 0 ? wanted : skipToken);
  const byId = new Map(data?.games.map((game) => [game.id, game]));
  return wanted.flatMap((id) => byId.get(id) ?? []);
}
