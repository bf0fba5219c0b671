import type { ReactNode } from 'react';
import { Dialog, IconButton } from '@/shared/components';
import { useIntl } from '@/shared/i18n';
import messages from '../messages';
import styles from './frame.module.scss';

export const walletMessages = messages;

/** Icons of the wallet on a 24 × 24 grid, drawn for Karata. */
export const WALLET_ICONS = {
  check: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM8 12.3l2.8 2.8L16 9.6',
  cross: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM9 9l6 6M15 9l-6 6',
  careful: 'M12 4 21 19.5H3ZM12 10v4.5M12 17h.01',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3.2 2',
} as const;

interface Props {
  label: string;
  /** Given when the state says more than the name. */
  title?: string;
  /** True while a bank's page must be in front. */
  isBehind?: boolean;
  onClose: () => void;
  children: ReactNode;
}

export function WalletModal({ label, title = label, isBehind = false, onClose, children }: Props) {
  const intl = useIntl();
  return (
    <Dialog isAtTop label={label} className={styles.modal} isBehind={isBehind} onClose={onClose}>
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
