import type { ReactNode } from 'react';
import { PartNotice, Spinner } from '@/shared/components';
import { useIsOnline } from '@/shared/hooks';
import { useIntl } from '@/shared/i18n';
import styles from './App.module.scss';

interface Props {
  children?: ReactNode;
  /** When nobody has to wait for the part. */
  onDismiss?: () => void;
}

/** Shown while a part loads. Says when there is no connection; the part loads when it is back. */
export const Waiting = ({ children, onDismiss }: Props) =>
  useIsOnline() ? children : <PartNotice text="app.notLoaded" onDismiss={onDismiss} />;

export function WaitingPage() {
  const intl = useIntl();
  return (
    <div className={styles.waiting}>
      <Waiting>
        <Spinner label={intl.formatMessage({ id: 'app.loading' })} />
      </Waiting>
    </div>
  );
}
