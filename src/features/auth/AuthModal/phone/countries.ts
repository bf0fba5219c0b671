import countryData from './countryData.json';

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

/** Regions by UN M49 codes, for which browsers have names, and the EU. Source: CLDR, territory containment. */
const COUNTRIES_OF_PART: Readonly<Record<string, string>> = {
  // Africa: northern, western, middle, eastern, southern
  '015': 'dz eg ly ma sd tn',
  '011': 'bf bj ci cv gh gm gn gw lr ml mr ne ng sl sn tg',
  '017': 'ao cd cf cg cm ga gq st td',
  '014': 'bi dj er et io ke km mg mu mw mz re rw sc so ss tz ug yt zm zw',
  '018': 'bw ls na sz za',
  // Americas: northern, central, Caribbean, southern
  '021': 'ca gl pm us',
  '013': 'bz cr gt hn mx ni pa sv',
  '029': 'ag aw bb bq bs cu cw dm do gd gp ht jm kn ky lc mq pr tt vc',
  '005': 'ar bo br cl co ec gf gy pe py sr uy ve',
  // Asia: western, central, southern, south-eastern, eastern
  '145': 'ae am az bh cy ge il iq jo kw lb om ps qa sa sy tr ye',
  '143': 'kg kz tj tm uz',
  '034': 'af bd bt in ir lk mv np pk',
  '035': 'bn id kh la mm my ph sg th tl vn',
  '030': 'cn hk jp kp kr mn mo tw',
  // Europe: northern, western, eastern, southern
  '154': 'dk ee fi fo gb ie is lt lv no se',
  '155': 'at be ch de fr li lu mc nl',
  '151': 'bg by cz hu md pl ro ru sk ua',
  '039': 'ad al ba es gi gr hr it me mk mt pt rs si sm va xk',
  // Oceania: Australasia, Melanesia, Micronesia, Polynesia
  '053': 'au nz',
  '054': 'fj nc pg sb vu',
  '057': 'fm gu ki mh nr pw',
  '061': 'pf to tv wf ws',
};

const PARTS_OF_CONTINENT: Readonly<Record<string, string>> = {
  '002': '015 011 017 014 018',
  '019': '021 013 029 005',
  '142': '145 143 034 035 030',
  '150': '154 155 151 039',
  '009': '053 054 057 061',
};

const EUROPEAN_UNION = 'at be bg cy cz de dk ee es fi fr gr hr hu ie it lt lu lv mt nl pl pt ro se si sk';

const holderOf = (lists: Readonly<Record<string, string>>, code: string): string[] =>
  Object.keys(lists).filter((holder) => lists[holder]?.split(' ').includes(code));

/** UN M49 codes, and `EU`, such as `['014', '002']`, Eastern Africa and Africa, for `ke`; the narrower region first. */
export function regionsOf(iso2: string): readonly string[] {
  const parts = holderOf(COUNTRIES_OF_PART, iso2);
  const continents = parts.flatMap((part) => holderOf(PARTS_OF_CONTINENT, part));
  return [...parts, ...continents, ...(EUROPEAN_UNION.split(' ').includes(iso2) ? ['EU'] : [])];
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
