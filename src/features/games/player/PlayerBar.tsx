import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectIsVisitor } from '@/features/auth';
import { modalOpened, soundChosen, useIsSoundOn } from '@/features/ui';
import { IconButton } from '@/shared/components';
import { t, useIntl } from '@/shared/i18n';
import { favouriteToggled, type GamesState, selectIsFavourite } from '../gamesSlice';
import { BarButton } from './BarButton';
import type { GameMode } from './money/useGameMode';
import styles from './PlayerBar.module.scss';

interface Props {
  gameId: string;
  title: string;
  isDemo: boolean;
  /** Of a game that can be played for money. */
  mode: GameMode | null;
  money: ReactNode;
  /** As the game shows them; `null` for a game that keeps its own bar. */
  credits: string | null;
  /** The game keeps its own sound and rules. */
  hasOwnBar: boolean;
  /** Sends a command to the game. */
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
