/** `countryData.json` is the data of react-international-phone without its components; a test compares them. */
import countryData from './countryData.json';

export interface Country {
  /** Two-letter code, lower case. */
  iso2: string;
  dialCode: string;
  /** Groups of digits after the dial code, with a dot for each digit; or masks by the first digits. */
  format?: string | Readonly<Record<string, string | undefined>>;
  /** Among countries with the same dial code, the lowest wins when the number does not decide. */
  priority?: number;
  /** First digits of numbers, when several countries share the dial code. */
  areaCodes?: readonly number[];
}

export const DEFAULT_COUNTRY = 'ke';
export const PREFERRED_COUNTRIES: readonly string[] = ['ke', 'us', 'gb', 'ca', 'au'];

/** The package has no grouping for Kenya, whose numbers have nine digits. */
const KENYA_FORMAT = '... ... ...';

const KENYA: Country = { iso2: DEFAULT_COUNTRY, dialCode: '254', format: KENYA_FORMAT };

export const COUNTRIES: readonly Country[] = (countryData as Country[]).map((country) =>
  country.iso2 === DEFAULT_COUNTRY ? KENYA : country,
);

const byIso2 = new Map(COUNTRIES.map((country) => [country.iso2, country]));

/** Kenya for an unknown code. */
export const countryOf = (iso2: string): Country => byIso2.get(iso2) ?? KENYA;
