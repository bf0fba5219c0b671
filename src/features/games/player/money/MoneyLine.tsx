import { useAccountCurrency, useGetBalanceQuery, useShownMoney } from '@/features/wallet';
import { t } from '@/shared/i18n';
import { Amount, moneyOf } from '@/shared/money';
import type { Accounts } from './freshBalance';
import styles from './Money.module.scss';

/** What can be played with, in the account's currency, with the player's other currency beneath. */
export function MoneyLine({ accounts }: { accounts: Omit<Accounts, 'held'> | null }) {
  const { data } = useGetBalanceQuery();
  const currency = useAccountCurrency();
  const shown = useShownMoney();
  const known = accounts ?? data;
  if (!known) return <Unknown />;
  const { bonusBalance } = known;
  const available = Math.max(0, known.balance - (data?.held ?? 0));
  const other = shown?.(available, currency);
  return (
    <p className={styles.money} aria-live="polite">
      <span className={styles.balance}>
        <span className="visuallyHidden">{t('player.balance')} </span>
        <Amount money={moneyOf(available, currency)} />
      </span>
      <span className={styles.beneath}>
        {other && other.currency !== currency && <Amount money={other} />}
        {bonusBalance > 0 && (
          <span className={styles.bonus}>
            {t('player.bonus', { amount: <Amount key="bonus" money={moneyOf(bonusBalance, currency)} /> })}
          </span>
        )}
      </span>
    </p>
  );
}

/** The server has told nothing yet: that is not zero. */
const Unknown = () => (
  <p className={styles.money} aria-live="polite">
    <span className={styles.balance}>
      <span className="visuallyHidden">{t('player.balance')} </span>–
    </span>
  </p>
);
