import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { soundChosen } from '@/features/ui';
import { Dialog } from '@/shared/components';
import { FrameFailure } from './FrameFailure';
import { FrameLoading } from './FrameLoading';
import { GameFrame } from './GameFrame';
import { GameRefusal } from './GameRefusal';
import styles from './GamePlayer.module.scss';
import { MoneyBar } from './money/MoneyBar';
import { PlayerBar } from './PlayerBar';
import { useFullscreen } from './useFullscreen';
import { usePlayedGame } from './usePlayedGame';

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
