/**
 * Facts of an invented company, for the local run only. Each fact says that it is an example, except the regulator of
 * Kenya.
 */
import type { Translatable } from '../../../contract/contentItem.ts';
import type { FooterData } from '../../../contract/footer.ts';
import type { SiteSettings } from '../../../contract/settings.ts';
import { SEED_SETTINGS } from './settings.ts';

export const EXAMPLE_OPERATOR = {
  registeredName: 'Karata Example Ltd',
  registrationNumber: 'PVT-EXAMPLE-0000',
  registeredAddress: 'Example House, Example Street, Nairobi (an example)',
  licenseNumber: 'EXAMPLE-0000 (an example, not a licence)',
  regulatorName: 'Gambling Regulatory Authority (GRA)',
  dataProtectionNumber: 'ODPC-EXAMPLE-0000 (an example)',
  amlOfficer: 'aml@karata.example (an example)',
  supportEmail: 'support@karata.example',
} satisfies Partial<FooterData>;

const IN_KISWAHILI = {
  registeredAddress: 'Example House, Mtaa wa Example, Nairobi (mfano)',
  licenseNumber: 'EXAMPLE-0000 (mfano, si leseni)',
  dataProtectionNumber: 'ODPC-EXAMPLE-0000 (mfano)',
  amlOfficer: 'aml@karata.example (mfano)',
} satisfies Partial<FooterData>;

const withFacts = <T extends { footerData?: object | undefined }>(settings: T, facts: object): T => ({
  ...settings,
  footerData: { ...settings.footerData, ...facts },
});

/** The seeded settings of a complete site. */
export const EXAMPLE_SETTINGS: Translatable<SiteSettings> = {
  ...withFacts(SEED_SETTINGS, EXAMPLE_OPERATOR),
  translations: { sw: withFacts(SEED_SETTINGS.translations?.sw ?? {}, IN_KISWAHILI) },
};
