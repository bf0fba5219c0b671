import { api, endpointOf } from '@/api';
import { FooterContentSchema } from '@contract/content.ts';
import { listFooterNotes } from '@contract/routes/content.ts';
import { activeList } from './activeList';

export const footerApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFooterNotes: build.query({
      ...endpointOf(listFooterNotes, activeList(FooterContentSchema)),
      providesTags: ['Content'],
    }),
  }),
});

export const { useGetFooterNotesQuery } = footerApi;
