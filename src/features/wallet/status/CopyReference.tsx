import { type ReactNode, useState } from 'react';
import { Button, PathIcon } from '@/shared/components';
import { t } from '@/shared/i18n';
import { logWarning } from '@/shared/log';
import styles from './CopyReference.module.scss';
import { WALLET_ICONS } from '../frame/icons';

interface Props {
  label: ReactNode;
  reference: string;
}

/** The reference for support. If copying is refused, it can be selected by hand. */
export function CopyReference({ label, reference }: Props) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reference);
      setIsCopied(true);
    } catch {
      logWarning('The browser refused to copy');
    }
  };
  return (
    <div className={styles.reference}>
      <p>
        <span className={styles.label}>{label}</span>
        <code>{reference}</code>
      </p>
      <Button variant="quiet" onClick={() => void copy()}>
        <PathIcon path={WALLET_ICONS.copy} size={18} />
        {t(isCopied ? 'wallet.copied' : 'wallet.copy')}
      </Button>
      <span role="status" className="visuallyHidden">
        {isCopied && t('wallet.copied')}
      </span>
    </div>
  );
}
