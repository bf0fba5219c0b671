import clsx from 'clsx';
import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from '../Icon';
import styles from './Button.module.scss';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconName;
  /** The name of the button for screen readers. */
  label: string;
}

export function IconButton({ icon, label, className, type = 'button', ...button }: Props) {
  return (
    <button type={type} className={clsx(styles.icon, className)} aria-label={label} title={label} {...button}>
      <Icon name={icon} />
    </button>
  );
}
