import { type ComponentProps, useState } from 'react';
import { languageNames } from '@/features/ui';
import { AgeMark, Combobox, OtpInput, Toggle } from '@/shared/components';
import { Checkbox, SelectField } from '@/shared/form';
import { t, useIntl } from '@/shared/i18n';
import { Section, Specimen } from '../Section';

export const Fields = () => (
  <Section name="fields">
    <Specimen name="Combobox">
      <CountryBox />
    </Specimen>
    <Specimen name="Combobox isReadOnly">
      <CountryBox isReadOnly />
    </Specimen>
    <Code name="OtpInput" digits="" />
    <Code name="OtpInput value" digits="123" />
    <Code name="OtpInput isInvalid" digits="654321" isInvalid />
    <Code name="OtpInput isReadOnly" digits="123456" isReadOnly />
    <Languages name="SelectField" />
    <Languages name="SelectField isLabelInside" isLabelInside />
    <Languages name="SelectField isBusy" isBusy />
    <Languages name="SelectField error" error={t('workbench.error')} />
    <Box name="Checkbox" />
    <Box name="Checkbox isChecked" isChecked />
    <Box name="Checkbox aria-invalid" aria-invalid />
    <Specimen name="AgeMark">
      <AgeMark age={18} />
    </Specimen>
    <Switch name="Toggle" />
    <Switch name="Toggle isOn" isOn />
    <Switch name="Toggle isBusy" isOn isBusy />
  </Section>
);

/** East Africa and its neighbours, by ISO 3166 code. */
const COUNTRIES = ['KE', 'TZ', 'UG', 'RW', 'BI', 'SS', 'ET', 'SO', 'DJ', 'ER', 'SD', 'CD', 'MZ', 'MW', 'ZM', 'CI'];

function CountryBox({ isReadOnly = false }: { isReadOnly?: boolean }) {
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

const LENGTH = 6;

function Code({ name, digits, ...input }: { name: string; digits: string } & Partial<ComponentProps<typeof OtpInput>>) {
  const intl = useIntl();
  const [value, setValue] = useState(digits);
  return (
    <Specimen name={name}>
      <OtpInput
        label={intl.formatMessage({ id: 'workbench.code' })}
        length={LENGTH}
        value={value}
        isInvalid={false}
        isReadOnly={false}
        {...input}
        onChange={setValue}
        onEnter={() => setValue('')}
      />
    </Specimen>
  );
}

const LANGUAGES = languageNames().map(({ code, name }) => ({ value: code, text: name, lang: code }));

function Languages({ name, ...field }: { name: string } & Partial<ComponentProps<typeof SelectField>>) {
  const [value, setValue] = useState('sw');
  return (
    <Specimen name={name}>
      <SelectField label={t('workbench.select')} {...field} value={value} options={LANGUAGES} onChoose={setValue} />
    </Specimen>
  );
}

function Box({ name, isChecked = false, ...input }: { name: string } & Partial<ComponentProps<typeof Checkbox>>) {
  const [isTicked, setIsTicked] = useState(isChecked);
  return (
    <Specimen name={name}>
      <Checkbox {...input} isChecked={isTicked} onToggle={setIsTicked}>
        {t('workbench.checkbox')}
      </Checkbox>
    </Specimen>
  );
}

function Switch({ name, isOn: startsOn = false, isBusy = false }: { name: string; isOn?: boolean; isBusy?: boolean }) {
  const [isOn, setIsOn] = useState(startsOn);
  return (
    <Specimen name={name}>
      <Toggle
        label={t('workbench.toggle')}
        hint={t('workbench.toggleHint')}
        isOn={isOn}
        isBusy={isBusy}
        onToggle={setIsOn}
      />
    </Specimen>
  );
}
