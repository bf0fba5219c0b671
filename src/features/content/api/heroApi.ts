import { api } from '@/api';
import { type HeroContent, HeroSchema } from '@contract/content.ts';
import { activeList } from './activeList';

export const heroApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHero: build.query<HeroContent[], void>({
      query: () => 'content/hero',
      responseSchema: activeList(HeroSchema),
      providesTags: ['Content'],
    }),
  }),
});

export const { useGetHeroQuery } = heroApi;
