import { IconButton, PathIcon } from '@/shared/components';
import { t, useIntl } from '@/shared/i18n';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectIsVisitor } from '@/features/auth';
import { modalOpened, soundChosen, useIsSoundOn } from '@/features/ui';
import { favouriteToggled, type GamesState, selectIsFavourite } from '../gamesSlice';
import type { GameMode } from './money/useMoneyMode';
import styles from './PlayerBar.module.scss';

interface Props {
  gameId: string;
  title: string;
  isDemo: boolean;
  /** `null` for a game that cannot be played for money. */
  mode: GameMode | null;
  money: ReactNode;
  /** The game formats them; `null` for a game that keeps its own bar. */
  credits: string | null;
  /** The game keeps its own sound and rules. */
  hasOwnBar: boolean;
  tellGame: (type: 'soundOn' | 'soundOff' | 'help') => void;
  /** Missing when the browser has no fullscreen for elements. */
  fullscreen: { isOn: boolean; toggle: () => void } | null;
  onClose: () => void;
}

/** The one bar over a game. What only the game can do, it is asked for. */
export function PlayerBar({
  gameId,
  title,
  isDemo,
  mode,
  money,
  credits,
  hasOwnBar,
  tellGame,
  fullscreen,
  onClose,
}: Props) {
  const intl = useIntl();
  const fullscreenLabel = fullscreen?.isOn ? 'player.leaveFullscreen' : 'player.enterFullscreen';
  return (
    <div className={styles.bar} data-mode={mode}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {isDemo && (
          <p className={styles.credits}>
            {t('player.demo')} {credits !== null && <strong>{credits}</strong>}
          </p>
        )}
      </div>
      {money}
      <HeartButton gameId={gameId} title={title} />
      <DepositButton />
      {!hasOwnBar && (
        <>
          <SoundButton tellGame={tellGame} />
          <BarButton icon="help" label="player.help" onClick={() => tellGame('help')} />
        </>
      )}
      {fullscreen && (
        <BarButton icon={fullscreen.isOn ? 'shrink' : 'expand'} label={fullscreenLabel} onClick={fullscreen.toggle} />
      )}
      <IconButton icon="close" label={intl.formatMessage({ id: 'player.close' })} onClick={onClose} />
    </div>
  );
}

function HeartButton({ gameId, title }: Pick<Props, 'gameId' | 'title'>) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const isFavourite = useSelector((state: { games: GamesState }) => selectIsFavourite(state, gameId));
  return (
    <IconButton
      icon={isFavourite ? 'heartFilled' : 'heart'}
      label={intl.formatMessage({ id: 'games.favourite' }, { name: title })}
      aria-pressed={isFavourite}
      className={isFavourite ? styles.favourite : undefined}
      onClick={() => dispatch(favouriteToggled(gameId))}
    />
  );
}

const DEPOSIT = { id: 'deposit', props: {} } as const;

/** A visitor signs in first and finds the deposit open afterwards. */
function DepositButton() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const isVisitor = useSelector(selectIsVisitor);
  return (
    <IconButton
      icon="wallet"
      label={intl.formatMessage({ id: 'player.deposit' })}
      onClick={() =>
        dispatch(isVisitor ? modalOpened('auth', { tab: 'login', wish: DEPOSIT }) : modalOpened('deposit', {}))
      }
    />
  );
}

function SoundButton({ tellGame }: Pick<Props, 'tellGame'>) {
  const dispatch = useDispatch();
  const isOn = useIsSoundOn();
  const toggle = () => {
    dispatch(soundChosen(!isOn));
    tellGame(isOn ? 'soundOff' : 'soundOn');
  };
  return <BarButton icon={isOn ? 'sound' : 'soundOff'} label="player.sound" isPressed={isOn} onClick={toggle} />;
}

/** The icons on a 24 × 24 grid. */
const PATHS = {
  sound: 'M4 9v6h4l5 4V5L8 9ZM16 8.5a5 5 0 0 1 0 7M18.5 6a8.5 8.5 0 0 1 0 12',
  soundOff: 'M4 9v6h4l5 4V5L8 9ZM17 9.5l5 5M22 9.5l-5 5',
  expand: 'M9 4.5H4.5V9M15 4.5h4.5V9M9 19.5H4.5V15M15 19.5h4.5V15',
  shrink: 'M4.5 9H9V4.5M19.5 9H15V4.5M4.5 15H9v4.5M19.5 15H15v4.5',
  help: 'M9 9.2a3 3 0 1 1 4.6 2.6c-1 .7-1.6 1.2-1.6 2.4M12 17.6v.2',
};

interface ButtonProps {
  icon: keyof typeof PATHS;
  /** Message id. */
  label: string;
  isPressed?: boolean;
  onClick: () => void;
}

function BarButton({ icon, label, isPressed, onClick }: ButtonProps) {
  const text = useIntl().formatMessage({ id: label });
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={text}
      title={text}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <PathIcon path={PATHS[icon]} />
    </button>
  );
}
