/**
 * The countries of the phone field. `countryData.json` holds what react-international-phone knows of them (a test
 * compares the two), without the components that package would bring along; names come from the browser.
 */
import countryData from './countryData.json';

export interface Country {
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
const KENYA: Country = { iso2: DEFAULT_COUNTRY, dialCode: '254', format: '... ... ...' };

export const COUNTRIES: readonly Country[] = (countryData as Country[]).map((country) =>
  country.iso2 === DEFAULT_COUNTRY ? KENYA : country,
);

const byIso2 = new Map(COUNTRIES.map((country) => [country.iso2, country]));

/** The country of a two-letter code; Kenya for a code that is none. */
export const countryOf = (iso2: string): Country => byIso2.get(iso2) ?? KENYA;
