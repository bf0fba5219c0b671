/** The content of the smaller pages, apart from what home and the chrome ask for. */
import { answering, api } from '@/api';
import type { GenericSchema } from 'valibot';
import {
  type BonusBox,
  BonusBoxSchema,
  type BonusMarketHero,
  BonusMarketHeroSchema,
  type FreeSpins,
  FreeSpinsSchema,
  type TextPage,
  TextPageSchema,
} from '@contract/content.ts';
import { activeList } from './activeList';

type Schema<TItem> = GenericSchema<TItem[], TItem[]>;

export const pagesApi = api.injectEndpoints({
  endpoints: (build) => {
    const collection = <TItem>(path: string, responseSchema: Schema<TItem>, extraOptions = {}) =>
      build.query<TItem[], void>({
        query: () => path,
        extraOptions,
        responseSchema,
        providesTags: ['Content'],
      });
    return {
      getTextPages: collection<TextPage>('content/text-pages', activeList(TextPageSchema), { instead: answering([]) }),
      getBonusMarketHero: collection<BonusMarketHero>('bonus-market/hero', activeList(BonusMarketHeroSchema)),
      getBonusBoxes: collection<BonusBox>('bonus-market/boxes', activeList(BonusBoxSchema)),
      getFreeSpins: collection<FreeSpins>('bonus-market/free-spins', activeList(FreeSpinsSchema)),
    };
  },
});

export const { useGetTextPagesQuery, useGetBonusMarketHeroQuery, useGetBonusBoxesQuery, useGetFreeSpinsQuery } =
  pagesApi;
