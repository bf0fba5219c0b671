import { api } from '@/api';
import { type FooterContent, FooterContentSchema } from '@contract/content.ts';
import { activeList } from './activeList';

export const footerApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFooterNotes: build.query<FooterContent[], void>({
      query: () => 'content/footer',
      responseSchema: activeList(FooterContentSchema),
      providesTags: ['Content'],
    }),
  }),
});

export const { useGetFooterNotesQuery } = footerApi;
