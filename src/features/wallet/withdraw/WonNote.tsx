import { nearestMinor } from '@contract/money.ts';
import type { Balance } from '@contract/users.ts';
import type { WithdrawalMethod } from '@contract/wallet.ts';
import { t } from '@/shared/i18n';
import { Amount } from '@/shared/money';
import styles from './Withdraw.module.scss';

interface Props {
  balance: Balance;
  methods: readonly WithdrawalMethod[];
}

/** What is won goes only to a phone of the player's own; nothing from a backend that does not say. */
export function WonNote({ balance: { available, currency }, methods }: Props) {
  const isKnown = methods.length > 0 && methods.every(({ owed }) => owed !== undefined);
  if (!isKnown || methods.some(({ isForWinnings }) => isForWinnings)) return null;
  const owed = methods.reduce((sum, method) => sum + nearestMinor(method.owed ?? 0), 0);
  const amountMinor = nearestMinor(available) - owed;
  if (amountMinor <= 0) return null;
  return (
    <p className={styles.warning} role="note">
      {t('withdraw.why.noOwnPhone', { amount: <Amount key="amount" money={{ amountMinor, currency }} /> })}
    </p>
  );
}
