import type { FastifyBaseLogger } from 'fastify';
import type { TextPage } from '../../../contract/content.ts';
import { unknownTokens } from '../../../contract/facts.ts';

export type WarnOfUnknownFacts = (page: TextPage) => void;

/** A brace that was never closed may contain half a page. */
const LONGEST = 60;

const textsOf = ({ summary = '', sections }: TextPage): string[] => [
  summary,
  ...sections.flatMap(({ paragraphs, points }) => [...paragraphs, ...points]),
];

/** Logs each unknown fact in a page once per server run: pages may be stored without the import's check. */
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
