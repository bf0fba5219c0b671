import type { ReactNode } from 'react';
import { t } from '../../i18n';
import { Button } from '../Button';
import styles from './PartNotice.module.scss';

interface Props {
  text: 'app.partFailed' | 'app.notLoaded';
  /** Where the part can be closed instead; the notice then stands over the page. */
  onDismiss?: (() => void) | undefined;
  children?: ReactNode;
}

/** Stands where a part of the site is not there, and says why. */
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
