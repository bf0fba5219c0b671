import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { PartNotice, Spinner } from '@/shared/components';
import { useIsOnline } from '@/shared/hooks';
import styles from './App.module.scss';

interface Props {
  /** What shows while the part is on its way. */
  children?: ReactNode;
  /** Where nobody has to wait for the part. */
  onDismiss?: () => void;
}

/** Stands for a part that is not loaded yet. Offline it says so; the part comes by itself with the connection. */
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
