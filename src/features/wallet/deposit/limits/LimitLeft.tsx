import { FormattedMessage } from 'react-intl';
import type { Left } from '@/features/saferPlay';
import { t } from '@/shared/i18n';
import { Amount } from '@/shared/money';
import styles from '../Deposit.module.scss';

/** What the player's limits still allow; the lowest counts. */
export function LimitLeft({ id, left: { money, period } }: { id: string; left: Left }) {
  const limit = <FormattedMessage key="limit" id={`saferPlay.limitOf.${period}`} />;
  const amount = (
    <strong key="amount">
      <Amount money={money} />
    </strong>
  );
  return (
    <p id={id} className={styles.note}>
      {money.amountMinor > 0 ? t('deposit.left', { amount, limit }) : t('deposit.noneLeft', { limit })}
    </p>
  );
}
