/** The settings of the site, which an operator chooses: its names, theme, title, company and maintenance. */
import { api, endpointOf } from '@/api';
import { DEFAULT_SETTINGS, readSettings, type Settings, SettingsSchema } from '@contract/settings.ts';
import * as v from 'valibot';

/** The answer is an object, or a list whose first element counts. */
export const SettingsAnswerSchema = v.pipe(
  v.unknown(),
  v.transform((body): unknown => (Array.isArray(body) ? body[0] : body)),
  SettingsSchema,
);

export const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSettings: build.query({ ...endpointOf(readSettings, SettingsAnswerSchema), providesTags: ['Settings'] }),
  }),
});

/** The settings; defaults until they arrive and when they do not. */
export function useSettings(): Settings {
  const { data } = settingsApi.useGetSettingsQuery();
  return data ?? DEFAULT_SETTINGS;
}

/** The settings have arrived, or could not be loaded. */
export function useAreSettingsKnown(): boolean {
  const { data, isError } = settingsApi.useGetSettingsQuery();
  return data !== undefined || isError;
}
