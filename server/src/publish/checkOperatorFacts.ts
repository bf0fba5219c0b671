import type { FastifyBaseLogger } from 'fastify';
import { FACT_NAMES, OPERATOR_FACTS, type OperatorFact, type OperatorFacts } from '../../../contract/facts.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { readSiteSettings } from './readDocuments.ts';
import { ConfigError } from '../config/Config.ts';

/** The local run marks its facts this way, and example domains contain it too. */
export const isExample = (fact: string): boolean => /\bexample\b/i.test(fact);

/** Logs each fact of the operator that is missing or still an example. */
export async function warnOfMissingFacts(store: DocumentStore, log: FastifyBaseLogger): Promise<void> {
  const facts: OperatorFacts = (await readSiteSettings(store, log, 'en')).footerData ?? {};
  const warn = (name: OperatorFact, why: string) =>
    log.warn(`settings: footerData.${name} ${why}: ${OPERATOR_FACTS[name]}; write it with npm run content`);
  for (const name of FACT_NAMES) {
    const fact = facts[name];
    if (!fact) warn(name, 'is missing');
    else if (isExample(fact)) warn(name, 'is still an example');
  }
}

/** Nobody opens a site for real money without a licence by mistake. @throws ConfigError */
export async function requireLicence(store: DocumentStore, log: FastifyBaseLogger): Promise<void> {
  const { licenseNumber } = (await readSiteSettings(store, log, 'en')).footerData ?? {};
  if (licenseNumber && !isExample(licenseNumber)) return;
  throw new ConfigError(
    'The number of the gambling licence is missing: write footerData.licenseNumber of the settings with npm run content, ' +
      'or set ALLOW_NO_LICENCE=true',
  );
}
