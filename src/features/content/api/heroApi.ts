import { api, endpointOf } from '@/api';
import { HeroSchema } from '@contract/content.ts';
import { listHero } from '@contract/routes/site.ts';
import { activeList, asContent } from './activeList';

export const heroApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHero: build.query(asContent(endpointOf(listHero, activeList(HeroSchema)))),
  }),
});

export const { useGetHeroQuery } = heroApi;
