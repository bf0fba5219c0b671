import type { ReactNode } from 'react';
import { Dialog, IconButton } from '@/shared/components';
import { useIntl } from '@/shared/i18n';
import styles from './frame.module.scss';

interface Props {
  /** Name of the dialog. */
  label: string;
  /** Its state, when that is more than its name. */
  title?: string;
  /** While a bank's page must be in front. */
  isBehind?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of both modals. */
export function WalletModal({ label, title = label, isBehind = false, onClose, children }: Props) {
  const intl = useIntl();
  return (
    <Dialog label={label} className={styles.modal} isBehind={isBehind} onClose={onClose}>
      <div className={styles.head}>
        <h2 className={styles.title} aria-live="polite">
          {title}
        </h2>
        <IconButton icon="close" label={intl.formatMessage({ id: 'app.close' })} onClick={onClose} />
      </div>
      {children}
    </Dialog>
  );
}
