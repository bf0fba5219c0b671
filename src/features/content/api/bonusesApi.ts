/** The bonuses of a deposit, apart from other contents, as the deposit modal loads them. */
import { api, type IfMissing, onMissing } from '@/api';
import {
  type DepositBonus,
  DepositBonusSchema,
  type WelcomeBonus,
  WelcomeBonusSchema,
} from '@contract/depositBonus.ts';
import { activeList } from './activeList';

/** The same bonuses have two paths (docs/product.md, Calls). */
const bonusesByType: IfMissing = ({ ask }) => ask('bonuses/type/deposit');

export const bonusesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWelcomeBonuses: build.query<WelcomeBonus[], void>({
      query: () => 'content/welcome',
      responseSchema: activeList(WelcomeBonusSchema),
      providesTags: ['Content'],
    }),
    getDepositBonuses: build.query<DepositBonus[], void>({
      query: () => 'bonuses/deposits',
      extraOptions: { instead: onMissing(bonusesByType) },
      responseSchema: activeList(DepositBonusSchema),
      providesTags: ['Content'],
    }),
  }),
});

export const { useGetWelcomeBonusesQuery, useGetDepositBonusesQuery } = bonusesApi;
