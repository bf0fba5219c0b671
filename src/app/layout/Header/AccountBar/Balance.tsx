import { useAccountCurrency, useGetBalanceQuery, useRefreshBalanceMutation, useShownMoney } from '@/features/wallet';
import { UnlessResting } from '@/features/saferPlay';
import { Amount, type Money, useMoneyText } from '@/shared/money';
import clsx from 'clsx';
import { type CSSProperties, useEffect, useSyncExternalStore } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { HOME_PAGE, modalOpened, parsePage, PROFILE_PAGE, selectModals, selectPage } from '@/features/ui';
import { PathIcon } from '@/shared/components';
import { t, useIntl } from '@/shared/i18n';
import { logWarning } from '@/shared/log';
import { createPortal } from 'react-dom';
import { neverChanges, useMediaQuery, WIDE_SCREEN } from '@/shared/hooks';
import ICONS from './icons.json';
import styles from './Balance.module.scss';

/** The player can play with these, in the preferred currency. */
interface Funds {
  available: Money;
  bonus: Money | undefined;
}

/** Not while the last step of the registration is open: the currency is chosen in it. */
function useFunds(): Funds | null {
  const isChoosing = useSelector(selectModals).some(({ id }) => id === 'consent');
  const { data: balance, isError } = useGetBalanceQuery();
  const shown = useShownMoney();
  const own = useAccountCurrency();
  if ((!balance && !isError) || !shown || isChoosing) return null;
  const { available = 0, bonusBalance = 0, currency = own, rest } = balance ?? {};
  return {
    available: shown(available, currency, rest),
    bonus: bonusBalance > 0 ? shown(bonusBalance, currency) : undefined,
  };
}

/** "Ksh 100 + 400 bonus"; of converted money too, one mark says that it is about so much. */
const FundsText = ({ available, bonus }: Funds) => (
  <>
    <Amount money={available} />
    {bonus && (
      <span className={styles.bonus}>
        {' '}
        {t('account.bonus', {
          amount: (
            <Amount key="bonus" money={{ ...bonus, isAbout: !available.isAbout && Boolean(bonus.isAbout) }} isBare />
          ),
        })}
      </span>
    )}
  </>
);

/** Balance and bonus, loaded at sign-in and with a button. When it cannot be read it is zero, with a message. */
export function BalanceChip() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const funds = useFunds();
  const moneyText = useMoneyText();
  const style = { '--length': funds ? moneyText(funds.available).length : undefined } as CSSProperties;
  const { isError } = useGetBalanceQuery();
  const [refresh, { isLoading, isError: hasRefreshFailed }] = useRefreshBalanceMutation();
  const hasFailed = !isLoading && (isError || hasRefreshFailed);
  useEffect(() => {
    if (hasFailed) logWarning('The balance could not be read');
  }, [hasFailed]);
  return (
    <div className={clsx(styles.chip, hasFailed && styles.stale)} style={style}>
      <span className={styles.amount} aria-live="polite" aria-busy={isLoading}>
        <span className="visuallyHidden">{t(hasFailed ? 'account.balanceFailed' : 'account.balance')}</span>{' '}
        {funds ? <FundsText {...funds} /> : <span className={styles.noAmount} />}
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
        onClick={isLoading ? undefined : () => void refresh()}
      >
        <PathIcon path={ICONS.refresh} size={18} />
      </button>
      <UnlessResting>
        <button
          type="button"
          className={styles.plus}
          aria-label={intl.formatMessage({ id: 'account.deposit' })}
          title={intl.formatMessage({ id: 'account.deposit' })}
          onClick={() => dispatch(modalOpened('deposit', {}))}
        >
          <PathIcon path={ICONS.plus} size={20} />
        </button>
      </UnlessResting>
    </div>
  );
}

/** The longest words around a bonus are so much longer than its unit. */
const BONUS_WORDS = 5;

const findPlace = () => document.getElementById('wallet-place');

/** Cents of a shilling would make the figures too small to read. */
const whole = ({ amountMinor, ...money }: Money): Money => ({
  ...money,
  amountMinor: money.currency === 'KES' ? amountMinor - (amountMinor % 100) : amountMinor,
});

/** The balance below the wallet button of the bottom bar, on the pages that have no header on narrow screens. */
export function WalletBalance() {
  const place = useSyncExternalStore(neverChanges, findPlace, () => null);
  const all = useFunds();
  const moneyText = useMoneyText();
  const page = parsePage(useSelector(selectPage)).name;
  const isWide = useMediaQuery(WIDE_SCREEN);
  if (!place || !all || isWide || page === HOME_PAGE || page === PROFILE_PAGE) return null;
  const funds = { available: whole(all.available), bonus: all.bonus && whole(all.bonus) };
  const lengths = {
    '--length': moneyText(funds.available).length,
    '--bonus-length': funds.bonus && moneyText(funds.bonus).length + BONUS_WORDS,
  };
  return createPortal(
    <span className={styles.balance} style={lengths as CSSProperties}>
      <span className="visuallyHidden">{t('account.balance')} </span>
      <FundsText {...funds} />
    </span>,
    place,
  );
}
