import type { FastifyBaseLogger } from 'fastify';
import { FACT_NAMES, OPERATOR_FACTS, type OperatorFact, type OperatorFacts } from '../../../contract/operatorFacts.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { readSiteSettings } from './readSiteSettings.ts';

/** So does the local run mark its facts, and so end the domains that belong to nobody. */
const IS_EXAMPLE = /\bexample\b/i;

const WRITE_IT = 'write it with npm run content';

/** Says of each fact of the operator that players do not get to read, or only as an example, where it is missing. */
export async function warnOfMissingFacts(store: DocumentStore, log: FastifyBaseLogger): Promise<void> {
  const facts: OperatorFacts = (await readSiteSettings(store, log, 'en')).footerData ?? {};
  const warn = (name: OperatorFact, why: string) =>
    log.warn(`settings: footerData.${name} ${why}: ${OPERATOR_FACTS[name]}; ${WRITE_IT}`);
  for (const name of FACT_NAMES) {
    const fact = facts[name];
    if (!fact) warn(name, 'is missing');
    else if (IS_EXAMPLE.test(fact)) warn(name, 'is still an example');
  }
}
