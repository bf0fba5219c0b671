import type { ComponentProps } from 'react';
import { AnyIcon } from '@/shared/components';
import { SelectField } from '@/shared/form';
import own from './MenuSettings.module.scss';
import styles from './SideMenu.module.scss';

interface Props<TValue extends string> extends ComponentProps<typeof SelectField<TValue>> {
  icon: ComponentProps<typeof AnyIcon>['name'];
}

/** A select as a menu line. Its icon and value show what it is; the label is for screen readers. */
export const MenuSelect = <TValue extends string>({ icon, ...field }: Props<TValue>) => (
  <div className={styles.link}>
    <AnyIcon name={icon} />
    <SelectField {...field} className={own.select} labelClass="visuallyHidden" />
  </div>
);
