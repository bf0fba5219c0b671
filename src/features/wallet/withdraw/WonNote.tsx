import { nearestMinor } from '@contract/money.ts';
import type { Balance } from '@contract/users.ts';
import type { WithdrawalMethod } from '@contract/wallet.ts';
import { useState } from 'react';
import { ErrorBoundary } from '@/shared/components';
import { t } from '@/shared/i18n';
import { lazyPart } from '@/shared/lazyPart';
import { Amount } from '@/shared/money';
import styles from './Withdraw.module.scss';

// With the other questions about a phone: each chunk has its name in the first download.
const OwnPhone = lazyPart(() => import(/* webpackChunkName: "deposit-refused" */ './ownPhone/local'));

interface Props {
  balance: Balance;
  methods: readonly WithdrawalMethod[];
}

/** What is won goes only to a phone of the player's own, confirmed here; nothing from a backend that does not say. */
export function WonNote({ balance: { available, currency }, methods }: Props) {
  const [isConfirmed, setIsConfirmed] = useState(false);
  const isKnown = methods.length > 0 && methods.every(({ owed }) => owed !== undefined);
  const hasOwn = methods.some(({ isForWinnings }) => isForWinnings);
  if (!isKnown || (hasOwn && !isConfirmed)) return null;
  const owed = methods.reduce((sum, method) => sum + nearestMinor(method.owed ?? 0), 0);
  const amountMinor = nearestMinor(available) - owed;
  if (amountMinor <= 0 && !isConfirmed) return null;
  return (
    <div className={styles.warning} role="note">
      {!isConfirmed && (
        <p>{t('withdraw.why.noOwnPhone', { amount: <Amount key="amount" money={{ amountMinor, currency }} /> })}</p>
      )}
      <ErrorBoundary>
        <OwnPhone onDone={() => setIsConfirmed(true)} />
      </ErrorBoundary>
    </div>
  );
}
