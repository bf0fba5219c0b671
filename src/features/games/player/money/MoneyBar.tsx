import type { Accounts } from './freshBalance';
import styles from './Money.module.scss';
import { ModeSwitch } from './ModeSwitch';
import { MoneyLine } from './MoneyLine';
import type { GameMode } from './useGameMode';

interface Props {
  mode: GameMode | null;
  chooseMode: ((mode: GameMode) => void) | null;
  accounts: Omit<Accounts, 'held'> | null;
}

/** The part of the bar that only games for money have. */
export const MoneyBar = ({ mode, chooseMode, accounts }: Props) =>
  mode &&
  chooseMode && (
    <div className={styles.together}>
      {mode === 'money' && <MoneyLine accounts={accounts} />}
      <ModeSwitch mode={mode} onChoose={chooseMode} />
    </div>
  );
