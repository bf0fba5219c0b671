import clsx from 'clsx';
import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './Button.module.scss';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: 'primary' | 'quiet' | 'ghost';
  size?: 'm' | 'l';
  ref?: Ref<HTMLButtonElement>;
}

export function Button({ variant = 'primary', size = 'm', className, type = 'button', ...button }: Props) {
  return <button type={type} className={clsx(styles.button, styles[variant], styles[size], className)} {...button} />;
}
