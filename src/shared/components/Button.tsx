import clsx from 'clsx';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon, type IconName } from './Icon';
import { t } from '../i18n';
import styles from './Button.module.scss';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: 'primary' | 'quiet' | 'ghost';
  size?: 'm' | 'l';
  ref?: Ref<HTMLButtonElement>;
}

export function Button({ variant = 'primary', size = 'm', className, type = 'button', ...button }: ButtonProps) {
  return <button type={type} className={clsx(styles.button, styles[variant], styles[size], className)} {...button} />;
}

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconName;
  label: string;
}

export const IconButton = ({ icon, label, className, type = 'button', ...button }: IconButtonProps) => (
  <button type={type} className={clsx(styles.icon, className)} aria-label={label} title={label} {...button}>
    <Icon name={icon} />
  </button>
);

/** The browser returns to the same address and place. */
export const ReloadButton = ({ variant = 'quiet' }: { variant?: 'primary' | 'quiet' }) => (
  <Button variant={variant} onClick={() => window.location.reload()}>
    {t('app.reload')}
  </Button>
);

interface RetryButtonProps {
  variant?: 'primary' | 'quiet';
  isTrying: boolean;
  onRetry: () => void;
}

/** Loads again what did not load. Keeps the focus while loading, and says so. */
export const RetryButton = ({ variant = 'primary', isTrying, onRetry }: RetryButtonProps) => (
  <Button variant={variant} aria-busy={isTrying} onClick={onRetry}>
    {t(isTrying ? 'app.trying' : 'app.tryAgain')}
  </Button>
);
