import clsx from 'clsx';
import { t, useIntl } from '@/shared/i18n';
import { useAccountCurrency, useGetBalanceQuery, useShownMoney } from '@/features/wallet';
import { Amount, moneyOf } from '@/shared/money';
import type { GameMode } from './useMoneyMode';
import type { Accounts } from './accounts';
import styles from './Money.module.scss';

interface Props {
  mode: GameMode | null;
  chooseMode: ((mode: GameMode) => void) | null;
  accounts: Omit<Accounts, 'held'> | null;
}

export const MoneyBar = ({ mode, chooseMode, accounts }: Props) =>
  mode &&
  chooseMode && (
    <div className={styles.together}>
      {mode === 'money' && <MoneyLine accounts={accounts} />}
      <ModeSwitch mode={mode} onChoose={chooseMode} />
    </div>
  );

/** The money that can be played with, in the account's currency, with the player's other currency beneath. */
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

const MODES = ['demo', 'money'] as const;

/** Demo or money: both words where there is room, else the one that is chosen. */
function ModeSwitch({ mode, onChoose }: { mode: GameMode; onChoose: (mode: GameMode) => void }) {
  const label = useIntl().formatMessage({ id: 'player.playForMoney' });
  return (
    <button
      type="button"
      role="switch"
      className={styles.switch}
      aria-checked={mode === 'money'}
      aria-label={label}
      title={label}
      onClick={() => onChoose(mode === 'money' ? 'demo' : 'money')}
    >
      {MODES.map((each) => (
        <span key={each} className={clsx(styles.side, each === mode && styles.chosen)} aria-hidden="true">
          {t(`player.mode.${each}`)}
        </span>
      ))}
    </button>
  );
}
