/**
 * The countries of the phone field. `countryData.json` holds what react-international-phone knows of them (a test
 * compares the two), without the components that package would bring along; names, of regions too, come from the
 * browser.
 */
import countryData from './countryData.json';
import { regionsOf } from './countryRegions';

export interface Country extends KnownCountry {
  /** In English. */
  name: string;
  /** Codes of UN M49, and `EU`; the narrower first. */
  regions: readonly string[];
}

interface KnownCountry {
  /** Two-letter code, lower case. */
  iso2: string;
  dialCode: string;
  /** How digits behind the dial code are grouped, each place a dot; or masks by what the number begins with. */
  format?: string | Readonly<Record<string, string | undefined>>;
  /** Among countries that share a dial code: the lower is meant when the number does not tell. */
  priority?: number;
  /** What numbers of this country begin with, where others share its dial code. */
  areaCodes?: readonly number[];
}

export const DEFAULT_COUNTRY = 'ke';
export const PREFERRED_COUNTRIES: readonly string[] = ['ke', 'us', 'gb', 'ca', 'au'];

/** The package has no grouping for Kenya; numbers there have nine digits. */
const KENYA_FORMAT = '... ... ...';

const ENGLISH_NAMES = new Intl.DisplayNames('en', { type: 'region' });

const completed = (country: KnownCountry): Country => ({
  ...country,
  name: ENGLISH_NAMES.of(country.iso2.toUpperCase()) ?? country.iso2,
  regions: regionsOf(country.iso2),
});

const KENYA = completed({ iso2: DEFAULT_COUNTRY, dialCode: '254', format: KENYA_FORMAT });

export const COUNTRIES: readonly Country[] = (countryData as KnownCountry[]).map((country) =>
  country.iso2 === DEFAULT_COUNTRY ? KENYA : completed(country),
);

const byIso2 = new Map(COUNTRIES.map((country) => [country.iso2, country]));

/** The country of a two-letter code; Kenya for a code that is none. */
export const countryOf = (iso2: string): Country => byIso2.get(iso2) ?? KENYA;
