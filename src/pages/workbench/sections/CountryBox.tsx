import { useState } from 'react';
import { Combobox } from '@/shared/components';
import { useIntl } from '@/shared/i18n';

/** East Africa and its neighbours, by ISO 3166 code. */
const COUNTRIES = ['KE', 'TZ', 'UG', 'RW', 'BI', 'SS', 'ET', 'SO', 'DJ', 'ER', 'SD', 'CD', 'MZ', 'MW', 'ZM', 'CI'];

/** A choice among many. */
export function CountryBox({ isReadOnly = false }: { isReadOnly?: boolean }) {
  const intl = useIntl();
  const [country, setCountry] = useState('KE');
  const names = new Intl.DisplayNames(intl.locale, { type: 'region' });
  const nameOf = (code: string) => names.of(code) ?? code;
  return (
    <Combobox
      label={`${intl.formatMessage({ id: 'workbench.country' })}: ${nameOf(country)}`}
      getOptions={() => COUNTRIES.map((id) => ({ id, label: nameOf(id), hint: id }))}
      selectedId={country}
      isReadOnly={isReadOnly}
      searchLabel={intl.formatMessage({ id: 'workbench.search' })}
      emptyText={intl.formatMessage({ id: 'workbench.nothing' })}
      onSelect={setCountry}
    >
      {nameOf(country)}
    </Combobox>
  );
}
