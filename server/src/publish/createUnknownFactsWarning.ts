import type { FastifyBaseLogger } from 'fastify';
import type { TextPage } from '../../../contract/content.ts';
import { unknownTokens } from '../../../contract/operatorFacts.ts';

export type WarnOfUnknownFacts = (page: TextPage) => void;

/** A brace that somebody forgot to close may hold half a page. */
const LONGEST = 60;

const textsOf = ({ summary = '', sections }: TextPage): string[] => [
  summary,
  ...sections.flatMap(({ paragraphs, points }) => [...paragraphs, ...points]),
];

/**
 * For pages that were stored without the import, which refuses them: says of each name that a page calls and that is no
 * fact that what calls it is left out. Once as long as the server runs, however often the page is published.
 */
export function createUnknownFactsWarning(log: FastifyBaseLogger): WarnOfUnknownFacts {
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
