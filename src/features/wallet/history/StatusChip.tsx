import clsx from 'clsx';
import { FormattedMessage } from 'react-intl';
import { type Stated, standingOf } from './standingOf';
import styles from './Transaction.module.scss';

/** How it stands, in a word or two. */
export function StatusChip({ transaction }: { transaction: Stated }) {
  const standing = standingOf(transaction);
  return (
    <span className={clsx(styles.status, styles[standing])}>
      <FormattedMessage id={`wallet.status.${standing}`} />
    </span>
  );
}
