/** Content of the smaller pages, separate from the content of home and menus. */
import { answering, api, endpointOf, requestOf } from '@/api';
import { BonusBoxSchema, BonusMarketHeroSchema, FreeSpinsSchema, TextPageSchema } from '@contract/content.ts';
import { at } from '@contract/routes/at.ts';
import { listBonusBoxes, listBonusMarketHero, listCollection, listFreeSpins } from '@contract/routes/content.ts';
import { activeList, asContent } from './activeList';

export const pagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTextPages: build.query({
      query: (_: void) => requestOf(at(listCollection, { collection: 'text-pages' })),
      extraOptions: { instead: answering([]) },
      responseSchema: activeList(TextPageSchema),
      providesTags: ['Content'],
    }),
    getBonusMarketHero: build.query(asContent(endpointOf(listBonusMarketHero, activeList(BonusMarketHeroSchema)))),
    getBonusBoxes: build.query(asContent(endpointOf(listBonusBoxes, activeList(BonusBoxSchema)))),
    getFreeSpins: build.query(asContent(endpointOf(listFreeSpins, activeList(FreeSpinsSchema)))),
  }),
});

export const { useGetTextPagesQuery, useGetBonusMarketHeroQuery, useGetBonusBoxesQuery, useGetFreeSpinsQuery } =
  pagesApi;
