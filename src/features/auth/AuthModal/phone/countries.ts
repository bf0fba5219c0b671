import countryData from './countryData.json';
import continents from './regions.json';

/** `countryData.json` is the data of react-international-phone without its components; a test compares them. */
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

const EUROPEAN_UNION = 'at be bg cy cz de dk ee es fi fr gr hr hu ie it lt lu lv mt nl pl pt ro se si sk';

const isIn = (countries: string, iso2: string): boolean => countries.split(' ').includes(iso2);

/**
 * UN M49 codes, for which browsers have names, and `EU`, such as `['014', '002']`, Eastern Africa and Africa, for `ke`; the
 * narrower region first. `regions.json` has the parts of continents. Source: CLDR, territory containment.
 */
export function regionsOf(iso2: string): readonly string[] {
  const regions = Object.entries<Readonly<Record<string, string>>>(continents).flatMap(([continent, parts]) =>
    Object.entries(parts).flatMap(([part, countries]) => (isIn(countries, iso2) ? [part, continent] : [])),
  );
  return isIn(EUROPEAN_UNION, iso2) ? [...regions, 'EU'] : regions;
}

/** The countries with the longest dial code that the number begins with. */
function sharingDialCode(digits: string): readonly Country[] {
  const fitting = COUNTRIES.filter(({ dialCode }) => digits.startsWith(dialCode));
  const longest = Math.max(...fitting.map(({ dialCode }) => dialCode.length));
  return fitting.filter(({ dialCode }) => dialCode.length === longest);
}

const hasAreaCode = ({ dialCode, areaCodes = [] }: Country, digits: string): boolean =>
  areaCodes.some((code) => digits.startsWith(`${dialCode}${code}`));

/** True when the digits can still become a number of this country. */
const isOpenTo = ({ dialCode, areaCodes }: Country, digits: string): boolean =>
  !areaCodes || areaCodes.some((code) => `${dialCode}${code}`.startsWith(digits));

const priorityOf = ({ priority = 0 }: Country): number => priority;

/** The country of an international number, by dial code, then area code. Among several, the current one stays. */
export function guessCountry(digits: string, currentIso2: string): string {
  const candidates = sharingDialCode(digits);
  const byAreaCode = candidates.find((country) => hasAreaCode(country, digits));
  const current = candidates.find(({ iso2 }) => iso2 === currentIso2);
  const stays = current && isOpenTo(current, digits) ? current : undefined;
  const [usual] = candidates.toSorted((a, b) => priorityOf(a) - priorityOf(b));
  return (byAreaCode ?? stays ?? usual ?? countryOf(currentIso2)).iso2;
}
