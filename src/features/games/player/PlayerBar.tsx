import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Icon, IconButton, PathIcon } from '@/shared/components';
import { t, useIntl } from '@/shared/i18n';
import { selectIsSignedIn, selectIsVisitor } from '@/features/auth';
import { MY_BETS_PAGE } from '@/features/play';
import { UnlessResting } from '@/features/saferPlay';
import { modalOpened, PageLink, soundChosen, useIsSoundOn } from '@/features/ui';
import { JackpotLine } from '../jackpots/JackpotLine';
import { favouriteToggled, type GamesState, selectIsFavourite } from '../gamesSlice';
import { GameMenu } from './GameMenu';
import menu from './GameMenu.module.scss';
import { MoneyLine, ModeSwitch, type MoneyProps } from './money/MoneyBar';
import styles from './PlayerBar.module.scss';

interface Props {
  gameId: string;
  title: string;
  isDemo: boolean;
  money: MoneyProps;
  /** The game formats them; `null` for a game that keeps its own bar. */
  credits: string | null;
  /** The game keeps its own sound and rules. */
  hasOwnBar: boolean;
  hasJackpots: boolean;
  tellGame: (type: 'soundOn' | 'soundOff' | 'help') => void;
  /** Missing when the browser has no fullscreen for elements. */
  fullscreen: { isOn: boolean; toggle: () => void } | null;
  /** It may be asked about first, and a page opens only after it. */
  onLeave: (page?: string) => void;
  /** The line of a race where the bar has room for it. */
  race: ReactNode;
  /** A question stands over all but the way out. */
  children: ReactNode;
}

/** The one bar over a game: its name, the money, the switch, a menu with the rest, and the way out. */
export function PlayerBar({ gameId, title, isDemo, money, credits, hasOwnBar, tellGame, fullscreen, ...rest }: Props) {
  const { onLeave, race, children } = rest;
  const intl = useIntl();
  const isSignedIn = useSelector(selectIsSignedIn);
  const myBets = `${MY_BETS_PAGE}?game=${gameId}`;
  const openMyBets = () => {
    onLeave(myBets);
    return false;
  };
  const fullscreenLabel = fullscreen?.isOn ? 'player.leaveFullscreen' : 'player.enterFullscreen';
  return (
    <div className={styles.bar} data-mode={money.chooseMode && money.mode}>
      {children}
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {isDemo && (
          <p className={styles.credits}>
            {t('player.demo')} {credits !== null && <strong>{credits}</strong>}
          </p>
        )}
        {money.chooseMode && money.mode === 'money' && <MoneyLine accounts={money.accounts} />}
        <JackpotLine isOn={rest.hasJackpots} isInBar />
      </div>
      {race}
      <ModeSwitch {...money} />
      <GameMenu>
        <HeartEntry gameId={gameId} title={title} />
        <UnlessResting>
          <DepositEntry />
        </UnlessResting>
        {!hasOwnBar && (
          <>
            <SoundEntry tellGame={tellGame} />
            <Entry
              icon={<PathIcon path={PATHS.help} />}
              text={intl.formatMessage({ id: 'player.help' })}
              onClick={() => tellGame('help')}
            />
          </>
        )}
        {fullscreen && (
          <Entry
            icon={<PathIcon path={PATHS[fullscreen.isOn ? 'shrink' : 'expand']} />}
            text={intl.formatMessage({ id: fullscreenLabel })}
            onClick={fullscreen.toggle}
          />
        )}
        {isSignedIn && (
          <PageLink page={myBets} className={menu.entry} onOpen={openMyBets}>
            <PathIcon path={PATHS.bets} />
            <span>{t('player.myBets')}</span>
          </PageLink>
        )}
      </GameMenu>
      <IconButton icon="close" label={intl.formatMessage({ id: 'player.close' })} onClick={() => onLeave()} />
    </div>
  );
}

function HeartEntry({ gameId, title }: Pick<Props, 'gameId' | 'title'>) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const isFavourite = useSelector((state: { games: GamesState }) => selectIsFavourite(state, gameId));
  return (
    <Entry
      icon={<Icon name={isFavourite ? 'heartFilled' : 'heart'} />}
      text={intl.formatMessage({ id: 'games.favourite' }, { name: title })}
      isPressed={isFavourite}
      onClick={() => dispatch(favouriteToggled(gameId))}
    />
  );
}

const DEPOSIT = { id: 'deposit', props: {} } as const;

/** A visitor signs in first and finds the deposit open afterwards. */
function DepositEntry() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const isVisitor = useSelector(selectIsVisitor);
  return (
    <Entry
      icon={<Icon name="wallet" />}
      text={intl.formatMessage({ id: 'player.deposit' })}
      onClick={() =>
        dispatch(isVisitor ? modalOpened('auth', { tab: 'login', wish: DEPOSIT }) : modalOpened('deposit', {}))
      }
    />
  );
}

function SoundEntry({ tellGame }: Pick<Props, 'tellGame'>) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const isOn = useIsSoundOn();
  const toggle = () => {
    dispatch(soundChosen(!isOn));
    tellGame(isOn ? 'soundOff' : 'soundOn');
  };
  return (
    <Entry
      icon={<PathIcon path={PATHS[isOn ? 'sound' : 'soundOff']} />}
      text={intl.formatMessage({ id: 'player.sound' })}
      isPressed={isOn}
      onClick={toggle}
    />
  );
}

/** The icons on a 24 × 24 grid. */
const PATHS = {
  sound: 'M4 9v6h4l5 4V5L8 9ZM16 8.5a5 5 0 0 1 0 7M18.5 6a8.5 8.5 0 0 1 0 12',
  soundOff: 'M4 9v6h4l5 4V5L8 9ZM17 9.5l5 5M22 9.5l-5 5',
  expand: 'M9 4.5H4.5V9M15 4.5h4.5V9M9 19.5H4.5V15M15 19.5h4.5V15',
  shrink: 'M4.5 9H9V4.5M19.5 9H15V4.5M4.5 15H9v4.5M19.5 15H15v4.5',
  help: 'M9 9.2a3 3 0 1 1 4.6 2.6c-1 .7-1.6 1.2-1.6 2.4M12 17.6v.2',
  bets: 'M12 20.5a8.5 8.5 0 1 0-8.2-6.3M3.5 9.5v4.7h4.7M12 7.5V12l3.2 2',
};

interface EntryProps {
  icon: ReactNode;
  text: string;
  isPressed?: boolean;
  onClick: () => void;
}

const Entry = ({ icon, text, isPressed, onClick }: EntryProps) => (
  <button type="button" className={menu.entry} title={text} aria-pressed={isPressed} onClick={onClick}>
    {icon}
    <span>{text}</span>
  </button>
);
