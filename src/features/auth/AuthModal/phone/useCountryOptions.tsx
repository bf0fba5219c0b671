import { useIntl } from 'react-intl';
import type { ComboboxOption } from '@/shared/components';
import { COUNTRIES, PREFERRED_COUNTRIES } from './countries';
import { Flag } from './Flag';

const ENGLISH_NAMES = new Intl.DisplayNames('en', { type: 'region' });

const rank = ({ id }: ComboboxOption): number => {
  const at = PREFERRED_COUNTRIES.indexOf(id);
  return at === -1 ? PREFERRED_COUNTRIES.length : at;
};

/** Every country in the page's language: the preferred first, the rest by name. Found by its English name too. */
export function useCountryOptions(): readonly ComboboxOption[] {
  const intl = useIntl();
  const options = COUNTRIES.map(({ iso2, dialCode }) => ({
    id: iso2,
    label: intl.formatDisplayName(iso2.toUpperCase(), { type: 'region' }) ?? iso2.toUpperCase(),
    hint: `+${dialCode}`,
    keywords: `${ENGLISH_NAMES.of(iso2.toUpperCase())} ${iso2}`,
    start: <Flag iso2={iso2} />,
  }));
  return options.toSorted((a, b) => rank(a) - rank(b) || a.label.localeCompare(b.label, intl.locale));
}
