import { AnyIcon, Button, Dialog, ErrorBoundary } from '@/shared/components';
import { useMediaQuery } from '@/shared/hooks';
import { t } from '@/shared/i18n';
import { lazyPart } from '@/shared/lazyPart';
import { useLayer } from '@/shared/layers';
import { logWarning } from '@/shared/log';
import { type ComponentProps, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { JoinButtons } from '@/features/rewards';
import { BlockNotice } from '@/features/saferPlay';
import { pageOpened, soundChosen } from '@/features/ui';
import { JackpotLine } from '../jackpots/JackpotLine';
import { kindInFrame, playsForJackpots } from './frameAddress';
import { GameFrame } from './GameFrame';
import type { GameMessage } from './gameMessage';
import { PlayerBar } from './PlayerBar';
import type { RefusedAddress } from './useGameAddress';
import { usePlayedGame } from './usePlayedGame';
import styles from './GamePlayer.module.scss';

const RaceLine = lazyPart(() => import(/* webpackChunkName: "race" */ './RaceLine'));

interface Props {
  gameId: string;
  title: string;
  /** The demo; `null` when the game is for signed-in players. */
  url: string | null;
  /** Opened for money, also by a player who has none: there are free spins. */
  isForMoney?: boolean | undefined;
  onClose: () => void;
}

/** A game over the page: the whole screen on phones, a large panel on desktops. */
export function GamePlayer({ gameId, title, url, isForMoney: isMoneyWanted, onClose }: Props) {
  // Browsers refuse fullscreen for a dialog element, so an element inside it is used.
  const overlay = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [credits, setCredits] = useState<string | null>(null);
  const [rounds, setRounds] = useState(0);
  const dispatch = useDispatch();
  const played = usePlayedGame({ gameId, url, isMoneyWanted }, frame);
  const { money, isForMoney, isFullscreen: isOn, refused, isLoaded, shows, post } = played;
  const { isSupported, toggle, leave } = useFullscreen(overlay, isOn, played.onFullscreen);

  const shownFrame = shows.frame ? played.frameKey : null;
  const riding = useRiding(shownFrame, frame);
  const noteSheet = useSheet(shownFrame, () => post({ type: 'closeSheet' }));

  /** `page` opens when the game has closed. */
  const close = (page?: string) =>
    riding.ask(() => {
      const end = () => {
        onClose();
        if (page) dispatch(pageOpened(page));
      };
      if (isOn) void leave().then(end);
      else end();
    });
  /** An Escape that comes after the question stays in the game. */
  const escape = () => (riding.asked ? riding.stay() : close());
  const { chooseMode } = money;
  const hear = (message: GameMessage) => {
    const { type } = message;
    if (type === 'escape') escape();
    if (type === 'soundOn' || type === 'soundOff') dispatch(soundChosen(type === 'soundOn'));
    // The game leaves name, credits, sound and rules to the bar of the site.
    if (type === 'balance') setCredits(message.text);
    if (type === 'riding') riding.note(message.rounds);
    if (type === 'sheet') noteSheet(message.isOpen);
    if (type === 'round') setRounds(rounds + 1);
    played.hear(message);
  };
  const startAgain = () => {
    // The button will disappear; keep the focus in the overlay.
    overlay.current?.focus();
    played.tryAgain();
  };

  const race = { url, isForMoney, rounds, onLeave: close };

  return (
    <Dialog label={title} className={styles.player} onClose={() => close()} onEscape={escape}>
      <div ref={overlay} className={styles.overlay} tabIndex={-1} data-game-id={gameId} data-phase={played.phaseName}>
        <PlayerBar
          gameId={gameId}
          title={title}
          isDemo={url !== null && !isForMoney}
          money={{ ...money, chooseMode: chooseMode && ((mode) => riding.ask(() => chooseMode(mode))) }}
          credits={isLoaded ? credits : null}
          hasOwnBar={!isLoaded || (credits === null && !isForMoney)}
          hasJackpots={playsForJackpots(url)}
          tellGame={(type) => post({ type })}
          fullscreen={isSupported ? { isOn, toggle } : null}
          onLeave={close}
          race={<Race isInBar {...race} />}
        >
          <Questions riding={riding} isSilent={shows.isSilent} onSeen={played.onSign} onRetry={startAgain} />
        </PlayerBar>
        <div className={styles.stage}>
          <div className={styles.lines}>
            <Race {...race} />
            <JackpotLine isOn={playsForJackpots(url)} />
          </div>
          {shows.frame && (
            <GameFrame
              key={played.frameKey}
              ref={frame}
              title={title}
              url={shows.frame}
              isLoaded={isLoaded}
              onMessage={hear}
              onSign={played.onSign}
              {...played.frameEvents}
            />
          )}
          {shows.loading && <FrameLoading />}
          {refused && <GameRefusal refused={refused} onLeave={() => close()} />}
          {shows.failure && <FrameFailure isOffline={shows.isOffline} onRetry={startAgain} />}
        </div>
      </div>
    </Dialog>
  );
}

interface RaceProps extends Omit<ComponentProps<typeof RaceLine>, 'kind'> {
  isInBar?: boolean;
  url: string | null;
  isForMoney: boolean;
}

/** The race that rounds for money count in: in the bar where there is room, and on a line of its own on a phone held upright. */
function Race({ isInBar = false, url, isForMoney, ...line }: RaceProps) {
  const isBarRoomy = useMediaQuery('(width >= 40em), (height < 420px)');
  const kind = isForMoney ? kindInFrame(url) : undefined;
  if (!kind || isInBar !== isBarRoomy) return null;
  return (
    <ErrorBoundary fallback={null} waiting={<span className={styles.awaited} />}>
      <RaceLine kind={kind} {...line} />
    </ErrorBoundary>
  );
}

/**
 * While a stake rides in the frame of this key, the first wish to leave it is answered with a question, and the second one is
 * done. The key is `null` where no frame is shown. After the question the keyboard is the game's again.
 */
function useRiding(frame: number | null, game: RefObject<HTMLIFrameElement | null>) {
  // Known at once: Back may come before the next drawing.
  const rides = useRef<number | null>(null);
  const [wish, setWish] = useState<{ frame: number; go: () => void } | null>(null);
  const asked = wish?.frame === frame ? wish : null;
  const stay = () => {
    if (asked) game.current?.focus();
    setWish(null);
  };
  return {
    /** The wish that is asked about. */
    asked,
    note(rounds: number) {
      rides.current = rounds > 0 ? frame : null;
      // The next stake is asked about anew.
      if (rounds === 0) stay();
    },
    stay,
    ask(go: () => void) {
      if (frame !== null && rides.current === frame && !asked) return setWish({ frame, go });
      stay();
      go();
    },
  };
}

/** Back closes a sheet of the game in the frame of this key. The answer notes whether one is open. */
function useSheet(frame: number | null, close: () => void) {
  const [openIn, setOpenIn] = useState<number | null>(null);
  useLayer(frame !== null && openIn === frame, () => {
    setOpenIn(null);
    close();
  });
  return (isOpen: boolean) => setOpenIn(isOpen ? frame : null);
}

interface QuestionsProps {
  riding: Pick<ReturnType<typeof useRiding>, 'asked' | 'stay'>;
  isSilent: boolean;
  onSeen: () => void;
  onRetry: () => void;
}

const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

function Questions({ riding: { asked, stay }, isSilent, onSeen, onRetry }: QuestionsProps) {
  if (!asked && !isSilent) return null;
  return (
    <div role="alert" className={styles.question}>
      <p>{t(asked ? 'player.leaving' : 'player.silent')}</p>
      <Button ref={asked && takeFocus} variant={asked ? 'primary' : 'ghost'} onClick={asked ? stay : onSeen}>
        {t(asked ? 'player.stay' : 'player.seen')}
      </Button>
      <Button variant={asked ? 'ghost' : 'primary'} onClick={asked ? asked.go : onRetry}>
        {t(asked ? 'player.leave' : 'player.retry')}
      </Button>
    </div>
  );
}

/** Resolves when the page is out of fullscreen, also when the browser left it. */
const leaveFullscreen = () => document.exitFullscreen().catch(() => undefined);

/** Fullscreen for one element. The browser has the last word: it calls `onChange`. */
function useFullscreen(element: RefObject<HTMLElement | null>, isOn: boolean, onChange: (isOn: boolean) => void) {
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    const follow = () => tell(Boolean(document.fullscreenElement));
    follow();
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  const enter = () =>
    element.current?.requestFullscreen().catch(() => logWarning('The browser did not give the full screen'));
  return {
    isSupported: Boolean(document.fullscreenEnabled),
    toggle: () => void (isOn ? leaveFullscreen() : enter()),
    leave: leaveFullscreen,
  };
}

const GameRefusal = ({ refused, onLeave }: { refused: RefusedAddress; onLeave: () => void }) => (
  <div className={styles.notice}>
    {refused.kind === 'blocked' && <BlockNotice kind={refused.block} onLeave={onLeave} />}
    {refused.kind === 'unavailable' && <Gone />}
    {(refused.kind === 'signIn' || refused.kind === 'signedOut') && <Invitation name={refused.kind} />}
  </div>
);

const Gone = () => (
  <div role="alert" className={styles.gone}>
    <AnyIcon name="play" size={56} />
    <h3>{t('games.unavailable')}</h3>
    <p>{t('player.unavailableText')}</p>
  </div>
);

/** The game opens without help after the sign-in. */
const Invitation = ({ name }: { name: 'signIn' | 'signedOut' }) => (
  <div role="status" className={styles.gone}>
    <AnyIcon name="lock" size={56} />
    <h3>{t(`player.${name}Title`)}</h3>
    <p>{t(`player.${name}Text`)}</p>
    <JoinButtons isKnown={name === 'signedOut'} />
  </div>
);

const FrameFailure = ({ isOffline, onRetry }: { isOffline: boolean; onRetry: () => void }) => (
  <div className={styles.notice} role="alert">
    <svg className={styles.failureMark} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <rect x="8" y="14" width="48" height="36" rx="7" />
      <path d="M8 24h48M15 19h.01M21 19h.01M26 32l12 12M38 32 26 44" />
    </svg>
    <h3>{t(isOffline ? 'player.offlineTitle' : 'player.failedTitle')}</h3>
    <p>{t(isOffline ? 'player.offlineText' : 'player.failedText')}</p>
    <Button onClick={onRetry}>{t('player.retry')}</Button>
  </div>
);

const FrameLoading = () => (
  <div className={styles.notice} role="status">
    <span className={styles.cards} aria-hidden="true">
      <span />
      <span />
      <span />
    </span>
    {t('player.loading')}
  </div>
);
