import clsx from 'clsx';
import { t, useIntl } from '@/shared/i18n';
import { useAccountCurrency, useGetBalanceQuery, useShownMoney } from '@/features/wallet';
import { Amount, type Money, moneyOf, useMoneyText } from '@/shared/money';
import { MINOR_PER_MAJOR } from '@contract/money.ts';
import type { GameMode } from './useMoneyMode';
import type { Accounts } from './accounts';
import styles from './Money.module.scss';

export interface MoneyProps {
  mode: GameMode | null;
  /** `null` for a game that cannot be played for money. */
  chooseMode: ((mode: GameMode) => void) | null;
  accounts: Omit<Accounts, 'held'> | null;
}

/** The money that can be played with, in the account's currency; on wide screens with the player's other currency beneath. */
export function MoneyLine({ accounts }: Pick<MoneyProps, 'accounts'>) {
  const { data } = useGetBalanceQuery();
  const currency = useAccountCurrency();
  const known = accounts ?? data;
  const available = known && moneyOf(Math.max(0, known.balance - (data?.held ?? 0)), currency);
  return (
    <p className={clsx(styles.money, known && known.bonusBalance > 0 && styles.two)} aria-live="polite">
      <span className={styles.balance}>
        <span className="visuallyHidden">{t('player.balance')} </span>
        {/* The server has told nothing yet: that is not zero. */}
        {available ? <Amount money={available} /> : '–'}
      </span>
      {known && known.bonusBalance > 0 && <Bonus money={moneyOf(known.bonusBalance, currency)} />}
      {available && <OtherCurrency money={available} />}
    </p>
  );
}

/** The sign of the currency stands before the balance already. */
function Bonus({ money }: { money: Money }) {
  const amount = useMoneyText()(money).replace(/^\D+/, '');
  return (
    <>
      {' '}
      <span className={styles.bonus}>{t('player.bonus', { amount })}</span>
    </>
  );
}

function OtherCurrency({ money: { amountMinor, currency } }: { money: Money }) {
  const other = useShownMoney()?.(amountMinor / MINOR_PER_MAJOR, currency);
  return (
    other &&
    other.currency !== currency && (
      <span className={styles.other}>
        <Amount money={other} />
      </span>
    )
  );
}

const MODES = ['demo', 'money'] as const;

/** Demo or money: both words where there is room, else the one that is chosen. */
export function ModeSwitch({ mode, chooseMode }: MoneyProps) {
  const label = useIntl().formatMessage({ id: 'player.playForMoney' });
  if (!mode || !chooseMode) return null;
  return (
    <button
      type="button"
      role="switch"
      className={styles.switch}
      aria-checked={mode === 'money'}
      aria-label={label}
      title={label}
      onClick={() => chooseMode(mode === 'money' ? 'demo' : 'money')}
    >
      {MODES.map((each) => (
        <span key={each} className={clsx(styles.side, each === mode && styles.chosen)} aria-hidden="true">
          {t(`player.mode.${each}`)}
        </span>
      ))}
    </button>
  );
}
