import clsx from 'clsx';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetBalanceQuery, useRefreshBalanceMutation } from '@/features/account';
import { LineIcon } from '@/shared/components';
import { logWarning } from '@/shared/log';
import { Amount, moneyOf } from '@/shared/money';
import { ICONS } from './icons';
import styles from './AccountBar.module.scss';

/** The player's balance, loaded at sign-in and refreshed by hand. Where it cannot be read it is zero, and says so. */
export function BalanceChip() {
  const intl = useIntl();
  const { data, isError } = useGetBalanceQuery();
  const [refresh, { isLoading, isError: hasRefreshFailed }] = useRefreshBalanceMutation();
  const hasFailed = !isLoading && (isError || hasRefreshFailed);
  useEffect(() => {
    if (hasFailed) logWarning('The balance could not be read');
  }, [hasFailed]);
  const reload = () => {
    if (!isLoading) void refresh();
  };
  return (
    <div className={clsx(styles.chip, hasFailed && styles.stale)}>
      <span className={styles.amount} aria-live="polite" aria-busy={isLoading}>
        <span className="visuallyHidden">
          <FormattedMessage id={hasFailed ? 'account.balanceFailed' : 'account.balance'} />
        </span>{' '}
        <Amount money={moneyOf(data?.balance ?? 0, 'USD')} hasCents />
        {hasFailed && (
          <span className={styles.old} aria-hidden="true">
            <FormattedMessage id="account.balanceOld" />
          </span>
        )}
      </span>
      <button
        type="button"
        className={clsx(styles.refresh, isLoading && styles.turning)}
        aria-label={intl.formatMessage({ id: 'account.refreshBalance' })}
        title={intl.formatMessage({ id: hasFailed ? 'account.balanceFailed' : 'account.refreshBalance' })}
        aria-disabled={isLoading}
        onClick={reload}
      >
        <LineIcon path={ICONS.refresh} size={18} />
      </button>
    </div>
  );
}
