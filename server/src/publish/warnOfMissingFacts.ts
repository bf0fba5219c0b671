import type { FastifyBaseLogger } from 'fastify';
import { FACT_NAMES, OPERATOR_FACTS, type OperatorFact, type OperatorFacts } from '../../../contract/facts.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { readSiteSettings } from './readSiteSettings.ts';

/** The local run marks its facts this way, and example domains contain it too. */
export const isExample = (fact: string): boolean => /\bexample\b/i.test(fact);

const WRITE_IT = 'write it with npm run content';

/** Logs each fact of the operator that is missing or still an example. */
export async function warnOfMissingFacts(store: DocumentStore, log: FastifyBaseLogger): Promise<void> {
  const facts: OperatorFacts = (await readSiteSettings(store, log, 'en')).footerData ?? {};
  const warn = (name: OperatorFact, why: string) =>
    log.warn(`settings: footerData.${name} ${why}: ${OPERATOR_FACTS[name]}; ${WRITE_IT}`);
  for (const name of FACT_NAMES) {
    const fact = facts[name];
    if (!fact) warn(name, 'is missing');
    else if (isExample(fact)) warn(name, 'is still an example');
  }
}
