import clsx from 'clsx';
import { t, useIntl } from '@/shared/i18n';
import styles from './Money.module.scss';
import type { GameMode } from './useGameMode';

interface Props {
  mode: GameMode;
  onChoose: (mode: GameMode) => void;
}

const MODES = ['demo', 'money'] as const;

/** Demo or money: both words where there is room, else the one that is chosen. */
export function ModeSwitch({ mode, onChoose }: Props) {
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
