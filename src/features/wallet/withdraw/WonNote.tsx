import { nearestMinor } from '@contract/money.ts';
import { toMsisdn } from '@contract/phone.ts';
import type { Balance } from '@contract/wallet.ts';
import type { WithdrawalMethod } from '@contract/withdrawals.ts';
import { useState } from 'react';
import { useIdentityUser } from '@/identity';
import { ErrorBoundary } from '@/shared/components';
import { t } from '@/shared/i18n';
import { lazyPart } from '@/shared/lazyPart';
import { Amount } from '@/shared/money';
import styles from './Withdraw.module.scss';

// It comes with the other questions about a phone: each chunk has its name in the first download.
const OwnPhone = lazyPart(() => import(/* webpackChunkName: "refused" */ './ownPhone/OwnPhone'));

interface Props {
  balance: Balance;
  methods: readonly WithdrawalMethod[];
}

/**
 * What is won goes only to a Kenyan phone of the player's own, confirmed here unless the account has a phone of another
 * country, which no confirmation replaces. Nothing from a backend that does not say.
 */
export function WonNote({ balance: { available, currency }, methods }: Props) {
  const [isConfirmed, setIsConfirmed] = useState(false);
  const isForeign = useIsForeign();
  const isKnown = methods.length > 0 && methods.every(({ owed }) => owed !== undefined);
  const hasOwn = methods.some(({ isForWinnings }) => isForWinnings);
  if (!isKnown || (hasOwn && !isConfirmed)) return null;
  const owed = methods.reduce((sum, method) => sum + nearestMinor(method.owed ?? 0), 0);
  const amountMinor = nearestMinor(available) - owed;
  if (amountMinor <= 0 && !isConfirmed) return null;
  return (
    <div className={styles.warning} role="note">
      {!isConfirmed && (
        <p>
          {t(isForeign ? 'withdraw.why.foreignPhone' : 'withdraw.why.noOwnPhone', {
            amount: <Amount key="amount" money={{ amountMinor, currency }} />,
          })}
        </p>
      )}
      {!isForeign && (
        <ErrorBoundary>
          <OwnPhone onDone={() => setIsConfirmed(true)} />
        </ErrorBoundary>
      )}
    </div>
  );
}

function useIsForeign(): boolean {
  const phone = useIdentityUser()?.phoneNumber;
  return Boolean(phone && !toMsisdn(phone));
}
