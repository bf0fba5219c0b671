/** A page made ahead brings the first games of its list, so that it need not wait for all of them. */
import { skipToken } from '@reduxjs/toolkit/query';
import { providerSlug } from '@contract/catalogueRules.ts';
import type { Game } from '@contract/games.ts';
import { gamesApi } from '../gamesApi';
import { type BrowseFilter, isShelf } from './browseFilter';

export interface ListStart {
  /** They have the order of the list. */
  games: Game[];
  /** How many the whole list has. */
  count: number;
  hasSlots: boolean;
}

/** The name of a list that is the same for everybody; `null` for any other. */
export const listKey = ({ list, provider, category, query, facts, sort }: BrowseFilter): string | null =>
  isShelf(list) || query.trim() || facts.length > 0 || sort
    ? null
    : [list, provider && providerSlug(provider), category].join(' ');

/** Nothing is ever asked for: the page has it (`src/prerender.tsx`), or there is none. */
const listStartApi = gamesApi.injectEndpoints({
  endpoints: (build) => ({
    getListStart: build.query<ListStart | null, string>({ queryFn: () => ({ data: null }), providesTags: ['Game'] }),
  }),
});

export const useListStart = (filter: BrowseFilter): ListStart | null =>
  listStartApi.useGetListStartQuery(listKey(filter) ?? skipToken).currentData ?? null;
