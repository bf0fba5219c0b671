import type { IntlShape } from 'react-intl';
import type { ComboboxOption } from '@/shared/components';
import { COUNTRIES, PREFERRED_COUNTRIES } from './countries';
import { regionsOf } from './countryRegions';
import { Flag } from './Flag';

const ENGLISH_NAMES = new Intl.DisplayNames('en', { type: 'region' });

type Intl = Pick<IntlShape, 'locale' | 'formatDisplayName'>;

/** Of a country or a region, in the page's language. */
const nameOf = (code: string, intl: Intl): string => intl.formatDisplayName(code, { type: 'region' }) ?? code;
const englishName = (code: string): string => ENGLISH_NAMES.of(code) ?? '';

export const countryName = (iso2: string, intl: Intl): string => nameOf(iso2.toUpperCase(), intl);

/** Its regions in the page's language and in English. */
const groupOf = (iso2: string, intl: Intl): string =>
  regionsOf(iso2)
    .map((region) => `${nameOf(region, intl)} ${englishName(region)}`)
    .join(' ');

const rank = ({ id }: ComboboxOption): number => {
  const at = PREFERRED_COUNTRIES.indexOf(id);
  return at === -1 ? PREFERRED_COUNTRIES.length : at;
};

/** Every country in the page's language, preferred ones first; also found by English name and region. */
export function countryOptions(intl: Intl): readonly ComboboxOption[] {
  const options = COUNTRIES.map(({ iso2, dialCode }) => ({
    id: iso2,
    label: countryName(iso2, intl),
    hint: `+${dialCode}`,
    keywords: `${englishName(iso2.toUpperCase())} ${iso2}`,
    group: groupOf(iso2, intl),
    start: <Flag iso2={iso2} />,
  }));
  return options.toSorted((a, b) => rank(a) - rank(b) || a.label.localeCompare(b.label, intl.locale));
}
