/** The countries of the phone field. Source: the data of react-international-phone; names come from the browser. */
import { type CountryData, defaultCountries, type ParsedCountry, parseCountry } from 'react-international-phone';

export const DEFAULT_COUNTRY = 'ke';
export const PREFERRED_COUNTRIES: readonly string[] = ['ke', 'us', 'gb', 'ca', 'au'];

/** The data has no grouping for Kenya; numbers there have nine digits after the code. */
const KENYA_FORMAT = '... ... ...';

const withKenyanFormat = (data: CountryData): CountryData =>
  data[1] === DEFAULT_COUNTRY ? [data[0], data[1], data[2], KENYA_FORMAT] : data;

/** In the shape that the package's own functions take. */
export const COUNTRY_DATA: CountryData[] = defaultCountries.map(withKenyanFormat);

export const COUNTRIES: readonly ParsedCountry[] = COUNTRY_DATA.map(parseCountry);

const byIso2 = new Map(COUNTRIES.map((country) => [country.iso2, country]));

/** The country of a two-letter code; Kenya for a code that is none. */
export const countryOf = (iso2: string): ParsedCountry =>
  byIso2.get(iso2) ?? byIso2.get(DEFAULT_COUNTRY) ?? parseCountry(['Kenya', 'ke', '254', KENYA_FORMAT]);
