import type { FastifyBaseLogger } from 'fastify';
import { ConfigError } from '../config/Config.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { readSiteSettings } from './readSiteSettings.ts';
import { isExample } from './warnOfMissingFacts.ts';

/** Nobody opens a site for real money without a licence by mistake. @throws ConfigError */
export async function requireLicence(store: DocumentStore, log: FastifyBaseLogger): Promise<void> {
  const { licenseNumber } = (await readSiteSettings(store, log, 'en')).footerData ?? {};
  if (licenseNumber && !isExample(licenseNumber)) return;
  throw new ConfigError(
    'The number of the gambling licence is missing: write footerData.licenseNumber of the settings with npm run content, ' +
      'or set ALLOW_NO_LICENCE=true',
  );
}
