import type { ReactNode } from 'react';
import { PartNotice, Spinner } from '@/shared/components';
import { useIsOnline } from '@/shared/hooks';
import { useIntl } from '@/shared/i18n';
import styles from './App.module.scss';

/** Shown while a part loads. It loads when a lost connection is back. `onDismiss`: nobody has to wait for it. */
export const Waiting = ({ children, onDismiss }: { children?: ReactNode; onDismiss?: () => void }) =>
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
