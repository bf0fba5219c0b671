/** Content of the smaller pages, separate from the content of home and menus. */
import { answering, api, endpointOf, requestOf } from '@/api';
import { listCollection, TextPageSchema } from '@contract/content.ts';
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
    getBonusMarketHero: build.query(asContent(endpointOf(listBonusMarketHero, activeList(BonusMarketHeroSchema)))),
    getBonusBoxes: build.query(asContent(endpointOf(listBonusBoxes, activeList(BonusBoxSchema)))),
    getFreeSpins: build.query(asContent(endpointOf(listFreeSpins, activeList(FreeSpinsSchema)))),
  }),
});

export const { useGetTextPagesQuery, useGetBonusMarketHeroQuery, useGetBonusBoxesQuery, useGetFreeSpinsQuery } =
  pagesApi;
