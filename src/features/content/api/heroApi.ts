import { api, endpointOf } from '@/api';
import { HeroSchema } from '@contract/content.ts';
import { listHero } from '@contract/routes/site.ts';
import { activeList } from './activeList';

export const heroApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHero: build.query({
      ...endpointOf(listHero, activeList(HeroSchema)),
      providesTags: ['Content'],
    }),
  }),
});

export const { useGetHeroQuery } = heroApi;
