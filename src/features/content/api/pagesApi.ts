/** The content of the smaller pages, apart from what home and the chrome ask for. */
import { answering, api, type IfMissing, onMissing } from '@/api';
import type { GenericSchema } from 'valibot';
import {
  type BonusBox,
  BonusBoxSchema,
  type BonusMarketHero,
  BonusMarketHeroSchema,
  type DepositBonus,
  DepositBonusSchema,
  type FreeSpins,
  FreeSpinsSchema,
  type TextPage,
  TextPageSchema,
} from '@contract/content.ts';
import { activeList } from './activeList';

type Schema<TItem> = GenericSchema<TItem[], TItem[]>;

/** The same bonuses have two paths (docs/product.md, Calls). */
const bonusesByType: IfMissing = ({ ask }) => ask('bonuses/type/deposit');

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
      getDepositBonuses: collection<DepositBonus>('bonuses/deposits', activeList(DepositBonusSchema), {
        instead: onMissing(bonusesByType),
      }),
      getBonusMarketHero: collection<BonusMarketHero>('bonus-market/hero', activeList(BonusMarketHeroSchema)),
      getBonusBoxes: collection<BonusBox>('bonus-market/boxes', activeList(BonusBoxSchema)),
      getFreeSpins: collection<FreeSpins>('bonus-market/free-spins', activeList(FreeSpinsSchema)),
    };
  },
});

export const {
  useGetTextPagesQuery,
  useGetDepositBonusesQuery,
  useGetBonusMarketHeroQuery,
  useGetBonusBoxesQuery,
  useGetFreeSpinsQuery,
} = pagesApi;
