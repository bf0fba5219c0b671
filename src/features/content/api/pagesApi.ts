/** The content of the smaller pages, apart from what home and the chrome ask for. */
import { answering, api, endpointOf, requestOf } from '@/api';
import { BonusBoxSchema, BonusMarketHeroSchema, FreeSpinsSchema, TextPageSchema } from '@contract/content.ts';
import { at } from '@contract/routes/at.ts';
import { listBonusBoxes, listBonusMarketHero, listCollection, listFreeSpins } from '@contract/routes/content.ts';
import { activeList } from './activeList';

export const pagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTextPages: build.query({
      query: (_: void) => requestOf(at(listCollection, { collection: 'text-pages' })),
      extraOptions: { instead: answering([]) },
      responseSchema: activeList(TextPageSchema),
      providesTags: ['Content'],
    }),
    getBonusMarketHero: build.query({
      ...endpointOf(listBonusMarketHero, activeList(BonusMarketHeroSchema)),
      providesTags: ['Content'],
    }),
    getBonusBoxes: build.query({
      ...endpointOf(listBonusBoxes, activeList(BonusBoxSchema)),
      providesTags: ['Content'],
    }),
    getFreeSpins: build.query({
      ...endpointOf(listFreeSpins, activeList(FreeSpinsSchema)),
      providesTags: ['Content'],
    }),
  }),
});

export const { useGetTextPagesQuery, useGetBonusMarketHeroQuery, useGetBonusBoxesQuery, useGetFreeSpinsQuery } =
  pagesApi;
