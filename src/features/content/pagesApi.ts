/** Content of the smaller pages, separate from the content of home and menus. */
import { answering, api, endpointOf, requestOf } from '@/api';
import { listCollection, type TextPage, TextPageSchema } from '@contract/content.ts';
import {
  BonusBoxSchema,
  BonusMarketHeroSchema,
  FreeSpinsSchema,
  listBonusBoxes,
  listBonusMarketHero,
  listFreeSpins,
} from '@contract/market.ts';
import { at } from '@contract/route.ts';
import { activeList, asContent } from './contentApi';

export const pagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTextPages: build.query({
      query: (_: void) => requestOf(at(listCollection, { collection: 'text-pages' })),
      extraOptions: { instead: answering([]) },
      responseSchema: activeList(TextPageSchema),
      providesTags: ['Content'],
    }),
    /** Nothing but in a page that was made ahead (`src/prerender.tsx`): its own text, by the name of the page. */
    getOwnText: build.query<TextPage | null, string>({ queryFn: () => ({ data: null }), providesTags: ['Content'] }),
    getBonusMarketHero: build.query(asContent(endpointOf(listBonusMarketHero, activeList(BonusMarketHeroSchema)))),
    getBonusBoxes: build.query(asContent(endpointOf(listBonusBoxes, activeList(BonusBoxSchema)))),
    getFreeSpins: build.query(asContent(endpointOf(listFreeSpins, activeList(FreeSpinsSchema)))),
  }),
});

export const { useGetBonusMarketHeroQuery, useGetBonusBoxesQuery, useGetFreeSpinsQuery } = pagesApi;

/** The text of a page, and the list that it is in, which is asked for where the page did not bring its text. */
export function useTextPage(name: string) {
  const { currentData: own } = pagesApi.useGetOwnTextQuery(name);
  const query = pagesApi.useGetTextPagesQuery(undefined, { skip: own !== null });
  return {
    text: own ?? query.data?.find(({ id }) => id === name),
    isLoading: !own && !query.data && !query.isError,
    query,
  };
}
