import type { ReactNode } from 'react';
import { t } from '../i18n';
import { Button } from './Button';
import styles from './PartNotice.module.scss';

interface Props {
  /** Message id. */
  text: string;
  /** When the part can be closed; the notice then covers the page. */
  onDismiss?: (() => void) | undefined;
  children?: ReactNode;
}

export const PartNotice = ({ text, onDismiss, children }: Props) => (
  <div role="alert" className={onDismiss ? styles.toast : styles.notice}>
    <p>{t(text)}</p>
    {children}
    {onDismiss && (
      <Button variant="quiet" onClick={onDismiss}>
        {t('app.close')}
      </Button>
    )}
  </div>
);
