import { api, endpointOf } from '@/api';
import { HeroSchema, listHero } from '@contract/hero.ts';
import { activeList, asContent } from './activeList';

export const HeroListSchema = activeList(HeroSchema);

export const heroApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHero: build.query(asContent(endpointOf(listHero, HeroListSchema))),
  }),
});

export const { useGetHeroQuery } = heroApi;
