import clsx from 'clsx';
import type { ButtonHTMLAttributes } from 'react';
import styles from './Button.module.scss';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: 'primary' | 'quiet' | 'ghost';
  size?: 'm' | 'l';
}

export function Button({ variant = 'primary', size = 'm', className, type = 'button', ...button }: Props) {
  return <button type={type} className={clsx(styles.button, styles[variant], styles[size], className)} {...button} />;
}
