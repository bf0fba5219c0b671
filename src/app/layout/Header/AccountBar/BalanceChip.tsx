import clsx from 'clsx';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { modalOpened } from '@/features/ui';
import { useGetBalanceQuery, useRefreshBalanceMutation } from '@/features/wallet';
import { PathIcon } from '@/shared/components';
import { t, useIntl } from '@/shared/i18n';
import { logWarning } from '@/shared/log';
import { Amount } from '@/shared/money';
import styles from './BalanceChip.module.scss';
import { ICONS } from './icons';
import { useShownBalance } from './useShownBalance';

/** The balance, loaded at sign-in and with a button. When it cannot be read it is zero, with a message. */
export function BalanceChip() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const shown = useShownBalance();
  const { isError } = useGetBalanceQuery();
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
        <span className="visuallyHidden">{t(hasFailed ? 'account.balanceFailed' : 'account.balance')}</span>{' '}
        {shown ? <Amount money={shown} /> : <span className={styles.noAmount}>–</span>}
        {hasFailed && (
          <span className={styles.old} aria-hidden="true">
            {t('account.balanceOld')}
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
        <PathIcon path={ICONS.refresh} size={18} />
      </button>
      <button
        type="button"
        className={styles.plus}
        aria-label={intl.formatMessage({ id: 'account.deposit' })}
        title={intl.formatMessage({ id: 'account.deposit' })}
        onClick={() => dispatch(modalOpened('deposit', {}))}
      >
        <PathIcon path={ICONS.plus} size={20} />
      </button>
    </div>
  );
}
