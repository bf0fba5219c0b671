import { Button, Dialog } from '@/shared/components';
import { t } from '@/shared/i18n';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { soundChosen } from '@/features/ui';
import { GameFrame } from './GameFrame';
import { GameRefusal } from './GameRefusal';
import { MoneyBar } from './money/MoneyBar';
import { PlayerBar } from './PlayerBar';
import { useFullscreen } from './useFullscreen';
import { usePlayedGame } from './usePlayedGame';
import styles from './GamePlayer.module.scss';

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
  const dispatch = useDispatch();
  const played = usePlayedGame({ gameId, url, isMoneyWanted }, frame);
  const { money, isForMoney, isFullscreen: isOn, refused, isLoaded, shows, post } = played;
  const { isSupported, toggle, leave } = useFullscreen(overlay, isOn, played.onFullscreen);

  const close = () => {
    if (isOn) void leave().then(onClose);
    else onClose();
  };
  const startAgain = () => {
    // The button will disappear; keep the focus in the overlay.
    overlay.current?.focus();
    played.tryAgain();
  };

  return (
    <Dialog label={title} className={styles.player} onClose={close}>
      <div ref={overlay} className={styles.overlay} tabIndex={-1} data-game-id={gameId} data-phase={played.phaseName}>
        <PlayerBar
          gameId={gameId}
          title={title}
          isDemo={url !== null && !isForMoney}
          mode={money.chooseMode && money.mode}
          money={<MoneyBar {...money} />}
          credits={isLoaded ? credits : null}
          hasOwnBar={!isLoaded || (credits === null && !isForMoney)}
          tellGame={(type) => post({ type })}
          fullscreen={isSupported ? { isOn, toggle } : null}
          onClose={close}
        />
        <div className={styles.stage}>
          {shows.frame && (
            <GameFrame
              key={played.frameKey}
              ref={frame}
              title={title}
              url={shows.frame}
              isLoaded={isLoaded}
              onEscape={close}
              onSound={(isOn) => dispatch(soundChosen(isOn))}
              onBalance={setCredits}
              {...played.frameEvents}
            />
          )}
          {shows.loading && <FrameLoading />}
          {refused && <GameRefusal refused={refused} onLeave={close} />}
          {shows.failure && <FrameFailure onRetry={startAgain} />}
        </div>
      </div>
    </Dialog>
  );
}

function FrameFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.notice} role="alert">
      <svg className={styles.failureMark} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <rect x="8" y="14" width="48" height="36" rx="7" />
        <path d="M8 24h48M15 19h.01M21 19h.01M26 32l12 12M38 32 26 44" />
      </svg>
      <h3>{t('player.failedTitle')}</h3>
      <p>{t('player.failedText')}</p>
      <Button onClick={onRetry}>{t('player.retry')}</Button>
    </div>
  );
}

function FrameLoading() {
  return (
    <div className={styles.notice} role="status">
      <span className={styles.cards} aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      {t('player.loading')}
    </div>
  );
}
