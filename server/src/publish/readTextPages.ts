import type { FastifyBaseLogger } from 'fastify';
import { type TextPage, TextPageSchema } from '../../../contract/content.ts';
import type { Language } from '../../../contract/userChoices.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { readDocuments, readSiteSettings } from './readDocuments.ts';
import { fillFacts, type OperatorFacts, unknownTokens } from '../../../contract/facts.ts';

export async function readTextPages(
  store: DocumentStore,
  log: FastifyBaseLogger,
  { language, warnOfUnknownFacts }: { language: Language; warnOfUnknownFacts: (page: TextPage) => void },
): Promise<TextPage[]> {
  const pages = await readDocuments(store, 'text-pages', TextPageSchema, log, { language });
  const { footerData = {} } = await readSiteSettings(store, log, language);
  const shown = pages.filter(({ isActive }) => isActive);
  shown.forEach(warnOfUnknownFacts);
  return shown.map((page) => fillTextPage(page, footerData));
}

const filled = (texts: readonly string[], facts: OperatorFacts): string[] =>
  texts.flatMap((text) => fillFacts(text, facts) ?? []);

/** Paragraphs introduce the list below them, so a section without its whole list is left out. */
function fillSection({ heading, paragraphs, points }: TextPage['sections'][number], facts: OperatorFacts) {
  const section = { heading, paragraphs: filled(paragraphs, facts), points: filled(points, facts) };
  const isEmpty = section.paragraphs.length + section.points.length === 0;
  const hasLostItsList = points.length > 0 && section.points.length === 0;
  return isEmpty || hasLostItsList ? [] : [section];
}

/** Fills in facts of the operator. A paragraph or point with a missing fact is left out: no placeholder is shown. */
export const fillTextPage = (page: TextPage, facts: OperatorFacts): TextPage => ({
  ...page,
  summary: page.summary && fillFacts(page.summary, facts),
  sections: page.sections.flatMap((section) => fillSection(section, facts)),
});

/** A brace that was never closed may contain half a page. */
const LONGEST = 60;

const textsOf = ({ summary = '', sections }: TextPage): string[] => [
  summary,
  ...sections.flatMap(({ paragraphs, points }) => [...paragraphs, ...points]),
];

/** Logs each unknown fact in a page once per server run: pages may be stored without the import's check. */
export function createUnknownFactsWarning(log: FastifyBaseLogger): (page: TextPage) => void {
  const said = new Set<string>();
  return (page) => {
    for (const name of textsOf(page).flatMap(unknownTokens)) {
      const fact = `{${name.slice(0, LONGEST)}}`;
      const key = `${page.id} ${fact}`;
      if (!said.has(key)) log.warn({ page: page.id, fact }, 'text left out: it calls what is no fact of the operator');
      said.add(key);
    }
  };
}
