import type { ComponentProps } from 'react';
import { AnyIcon } from '@/shared/components';
import { SelectField } from '@/shared/form';
import { CURRENCY_CODES, type CurrencyCode } from '@contract/userChoices.ts';
import { useDispatch, useSelector } from 'react-redux';
import { dataSaverChosen, selectIsDataSaver, soundChosen, useIsSoundOn } from '@/features/ui';
import { DEFAULT_CURRENCY, displayCurrencyChosen, useDisplayCurrency } from '@/features/wallet';
import { t } from '@/shared/i18n';
import { MenuSection } from './MenuLink';
import own from './MenuSettings.module.scss';
import styles from './SideMenu.module.scss';

interface Props<TValue extends string> extends ComponentProps<typeof SelectField<TValue>> {
  icon: ComponentProps<typeof AnyIcon>['name'];
}

/** A select as a menu line. Its icon and value show what it is; the label is for screen readers. */
const MenuSelect = <TValue extends string>({ icon, ...field }: Props<TValue>) => (
  <div className={styles.link}>
    <AnyIcon name={icon} />
    <SelectField {...field} className={own.select} labelClass="visuallyHidden" />
  </div>
);

export const MenuSettings = () => (
  <MenuSection heading="menu.settings">
    <CurrencySelect />
    <SoundSwitch />
    <DataSaverSwitch />
  </MenuSection>
);

/** Amounts have the same signs. The names of the currencies are too long for the menu. */
const SIGNS: Readonly<Record<CurrencyCode, string>> = { KES: 'Ksh', USD: 'US$' };

/** The header saves a player's choice in the profile. */
function CurrencySelect() {
  const dispatch = useDispatch();
  const shown = useDisplayCurrency();
  return (
    <MenuSelect
      icon="banknote"
      label={t('menu.currency')}
      value={shown ?? DEFAULT_CURRENCY}
      options={CURRENCY_CODES.map((code) => ({ value: code, text: `${code} · ${SIGNS[code]}` }))}
      onChoose={(code) => dispatch(displayCurrencyChosen(code))}
    />
  );
}

interface SwitchProps {
  icon: 'leaf' | 'sound';
  /** Message id. */
  label: string;
  isOn: boolean;
  onToggle: () => void;
}

const MenuSwitch = ({ icon, label, isOn, onToggle }: SwitchProps) => (
  <button type="button" className={styles.link} aria-pressed={isOn} onClick={onToggle}>
    <AnyIcon name={icon} />
    <span className={styles.linkText}>{t(label)}</span>
    <span className={own.switch} aria-hidden="true" />
  </button>
);

function SoundSwitch() {
  const dispatch = useDispatch();
  const isOn = useIsSoundOn();
  return <MenuSwitch icon="sound" label="menu.sound" isOn={isOn} onToggle={() => dispatch(soundChosen(!isOn))} />;
}

function DataSaverSwitch() {
  const dispatch = useDispatch();
  const isDataSaver = useSelector(selectIsDataSaver);
  return (
    <MenuSwitch
      icon="leaf"
      label="menu.dataSaver"
      isOn={isDataSaver}
      onToggle={() => dispatch(dataSaverChosen(!isDataSaver))}
    />
  );
}
