import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, LineIcon } from '@/shared/components';
import { logWarning } from '@/shared/log';
import { WALLET_ICONS } from '../parts/icons';
import transaction from './Transaction.module.scss';
import styles from './TransactionDetail.module.scss';

/** What support needs to find it. Where copying is refused it can still be marked and copied by hand. */
export function CopyReference({ reference }: { reference: string }) {
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
        <span className={transaction.soft}>
          <FormattedMessage id="history.reference" />
        </span>
        <code>{reference}</code>
      </p>
      <Button variant="quiet" onClick={() => void copy()}>
        <LineIcon path={WALLET_ICONS.copy} size={18} />
        <FormattedMessage id={isCopied ? 'history.copied' : 'history.copy'} />
      </Button>
      <span role="status" className="visuallyHidden">
        {isCopied && <FormattedMessage id="history.copied" />}
      </span>
    </div>
  );
}
