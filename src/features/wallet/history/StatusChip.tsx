import clsx from 'clsx';
import { t } from '@/shared/i18n';
import type { Stated } from '../method/MethodHistory';
import { methodStanding } from './methodStanding';
import { standingOf } from './standingOf';
import styles from './Transaction.module.scss';

/** The state in a word or two. */
export function StatusChip({ transaction }: { transaction: Stated }) {
  const own = methodStanding(transaction);
  const standing = standingOf(transaction);
  return (
    <span className={clsx(styles.status, styles[own?.looksLike ?? standing])}>
      {t(own?.text ?? `wallet.status.${standing}`)}
    </span>
  );
}
