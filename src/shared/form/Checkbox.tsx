import type { ComponentProps, ReactNode } from 'react';
import styles from './Checkbox.module.scss';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange' | 'onToggle'> {
  isChecked: boolean;
  onToggle: (isChecked: boolean) => void;
  /** What is ticked; may hold a link. */
  children: ReactNode;
}

/** A box to tick; the whole line can be pressed. */
export const Checkbox = ({ isChecked, onToggle, children, ...input }: Props) => (
  <label className={styles.line}>
    <input {...input} type="checkbox" checked={isChecked} onChange={({ target }) => onToggle(target.checked)} />
    <span>{children}</span>
  </label>
);
