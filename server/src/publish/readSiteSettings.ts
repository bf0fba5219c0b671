import type { FastifyBaseLogger } from 'fastify';
import { DEFAULT_SETTINGS, type SiteSettings, SiteSettingsSchema } from '../../../contract/settings.ts';
import type { Language } from '../../../contract/userChoices.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { readDocuments } from './readDocuments.ts';

/** The first settings document; defaults when there is none. */
export async function readSiteSettings(
  store: DocumentStore,
  log: FastifyBaseLogger,
  language: Language,
): Promise<SiteSettings> {
  const [settings] = await readDocuments(store, 'settings', SiteSettingsSchema, log, { language });
  return settings ?? { ...DEFAULT_SETTINGS, footerData: undefined };
}
