import { useIntl } from 'react-intl';
import type { ComboboxOption } from '@/shared/components';
import { COUNTRIES, PREFERRED_COUNTRIES } from './countries';
import { Flag } from './Flag';

const ENGLISH_NAMES = new Intl.DisplayNames('en', { type: 'region' });

type NameOf = (code: string) => string;

/** Its region in the page's language and in English. */
const groupOf = (regions: readonly string[], nameOf: NameOf): string =>
  regions.map((region) => `${nameOf(region)} ${ENGLISH_NAMES.of(region) ?? ''}`).join(' ');

const rank = ({ id }: ComboboxOption): number => {
  const at = PREFERRED_COUNTRIES.indexOf(id);
  return at === -1 ? PREFERRED_COUNTRIES.length : at;
};

/** Every country in the page's language, preferred ones first; also found by English name and region. */
export function useCountryOptions(): readonly ComboboxOption[] {
  const intl = useIntl();
  const nameOf = (code: string) => intl.formatDisplayName(code, { type: 'region' }) ?? code;
  const options = COUNTRIES.map(({ iso2, dialCode, name, regions }) => ({
    id: iso2,
    label: nameOf(iso2.toUpperCase()),
    hint: `+${dialCode}`,
    keywords: `${name} ${iso2}`,
    group: groupOf(regions, nameOf),
    start: <Flag iso2={iso2} />,
  }));
  return options.toSorted((a, b) => rank(a) - rank(b) || a.label.localeCompare(b.label, intl.locale));
}
