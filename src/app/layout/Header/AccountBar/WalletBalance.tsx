import { type CSSProperties, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useSelector } from 'react-redux';
import { HOME_PAGE, parsePage, PROFILE_PAGE, selectPage } from '@/features/ui';
import { useMediaQuery } from '@/shared/hooks';
import { t } from '@/shared/i18n';
import { Amount, useMoneyText } from '@/shared/money';
import { useShownBalance } from './useShownBalance';
import styles from './WalletBalance.module.scss';

const never = () => () => undefined;
const findPlace = () => document.getElementById('wallet-place');

/** The balance below the wallet button of the bottom bar, on the pages that have no header on narrow screens. */
export function WalletBalance() {
  const place = useSyncExternalStore(never, findPlace, () => null);
  const shown = useShownBalance();
  const moneyText = useMoneyText();
  const page = parsePage(useSelector(selectPage)).name;
  const isWide = useMediaQuery('(width >= 1024px)');
  if (!place || !shown || isWide || page === HOME_PAGE || page === PROFILE_PAGE) return null;
  return createPortal(
    <span className={styles.balance} style={{ '--length': moneyText(shown).length } as CSSProperties}>
      <span className="visuallyHidden">{t('account.balance')} </span>
      <Amount money={shown} />
    </span>,
    place,
  );
}
