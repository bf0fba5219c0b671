import type { FastifyBaseLogger } from 'fastify';
import { type TextPage, TextPageSchema } from '../../../contract/content.ts';
import type { Language } from '../../../contract/userChoices.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { fillTextPage } from './fillTextPage.ts';
import { readDocuments } from './readDocuments.ts';
import { readSiteSettings } from './readSiteSettings.ts';
import type { WarnOfUnknownFacts } from './createUnknownFactsWarning.ts';

interface Representation {
  language: Language;
  warnOfUnknownFacts: WarnOfUnknownFacts;
}

/** The active text pages, with the facts of the operator filled in. */
export async function readTextPages(
  store: DocumentStore,
  log: FastifyBaseLogger,
  { language, warnOfUnknownFacts }: Representation,
): Promise<TextPage[]> {
  const pages = await readDocuments(store, 'text-pages', TextPageSchema, log, { language });
  const { footerData = {} } = await readSiteSettings(store, log, language);
  const shown = pages.filter(({ isActive }) => isActive);
  shown.forEach(warnOfUnknownFacts);
  return shown.map((page) => fillTextPage(page, footerData));
}
