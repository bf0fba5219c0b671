import { api, endpointOf } from '@/api';
import { FooterContentSchema } from '@contract/content.ts';
import { listFooterNotes } from '@contract/routes/content.ts';
import { activeList, asContent } from './activeList';

export const footerApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFooterNotes: build.query(asContent(endpointOf(listFooterNotes, activeList(FooterContentSchema)))),
  }),
});

export const { useGetFooterNotesQuery } = footerApi;
