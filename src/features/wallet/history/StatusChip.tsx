import clsx from 'clsx';
import type { Transaction } from '@contract/wallet.ts';
import { FormattedMessage } from 'react-intl';
import styles from './Transaction.module.scss';

type Stated = Pick<Transaction, 'status' | 'isOutcomeUnknown'>;

const isUnclear = ({ status, isOutcomeUnknown }: Stated) =>
  isOutcomeUnknown && status !== 'completed' && status !== 'failed';

/** The state in a word. */
export const StatusChip = (stated: Stated) => (
  <span className={clsx(styles.status, styles[stated.status])}>
    <FormattedMessage id={isUnclear(stated) ? 'wallet.status.unknown' : `wallet.status.${stated.status}`} />
  </span>
);
