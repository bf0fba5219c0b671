/** Deposit bonuses, separate from other content, because the deposit modal loads them. */
import { api, endpointOf, type IfMissing, onMissing, requestOf } from '@/api';
import {
  DepositBonusSchema,
  listBonusesByType,
  listDepositBonuses,
  listWelcome,
  WelcomeBonusSchema,
} from '@contract/depositBonuses.ts';
import { activeList, asContent } from './contentApi';

/** The same bonuses have two paths (docs/product.md, Calls). */
const bonusesByType: IfMissing = ({ ask }) => ask(requestOf(listBonusesByType));

export const bonusesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWelcomeBonuses: build.query(asContent(endpointOf(listWelcome, activeList(WelcomeBonusSchema)))),
    getDepositBonuses: build.query({
      ...asContent(endpointOf(listDepositBonuses, activeList(DepositBonusSchema))),
      extraOptions: { instead: onMissing(bonusesByType) },
    }),
  }),
});

export const { useGetWelcomeBonusesQuery, useGetDepositBonusesQuery } = bonusesApi;
