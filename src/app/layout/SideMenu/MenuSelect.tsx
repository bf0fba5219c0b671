import type { ComponentProps } from 'react';
import { AnyIcon } from '@/shared/components';
import { t } from '@/shared/i18n';
import own from './MenuSettings.module.scss';
import styles from './SideMenu.module.scss';

interface Props<TValue extends string> {
  icon: ComponentProps<typeof AnyIcon>['name'];
  /** Message id. */
  label: string;
  value: TValue;
  options: readonly { value: TValue; text: string; lang?: string }[];
  onChoose: (value: TValue) => void;
}

/** A native select as a menu row, with an icon and its value; its label is for screen readers. */
export function MenuSelect<TValue extends string>({ icon, label, value, options, onChoose }: Props<TValue>) {
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen);
    if (option) onChoose(option.value);
  };
  return (
    <label className={styles.link}>
      <AnyIcon name={icon} />
      <span className="visuallyHidden">{t(label)}</span>
      <select className={own.select} value={value} onChange={({ target }) => choose(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  );
}
