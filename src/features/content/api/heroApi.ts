import { api, endpointOf } from '@/api';
import { HeroSchema } from '@contract/content.ts';
import { listHero } from '@contract/routes/site.ts';
import { activeList, asContent } from './activeList';

export const HeroListSchema = activeList(HeroSchema);

export const heroApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHero: build.query(asContent(endpointOf(listHero, HeroListSchema))),
  }),
});

export const { useGetHeroQuery } = heroApi;
