import { api, endpointOf } from '@/api';
import { FooterContentSchema, listFooterNotes } from '@contract/content.ts';
import { activeList, asContent } from './activeList';

export const footerApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFooterNotes: build.query(asContent(endpointOf(listFooterNotes, activeList(FooterContentSchema)))),
  }),
});

export const { useGetFooterNotesQuery } = footerApi;
