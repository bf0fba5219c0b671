import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { Dialog } from '@/shared/components';
import { framedUrl } from './framedUrl';
import { FrameFailure } from './FrameFailure';
import { FrameLoading } from './FrameLoading';
import { GameFrame } from './GameFrame';
import styles from './GamePlayer.module.scss';
import { PlayerBar } from './PlayerBar';
import { useFullscreen } from './useFullscreen';
import { useGameFrame } from './useGameFrame';

interface Props {
  gameId: string;
  title: string;
  url: string;
  onClose: () => void;
}

/** A game over the page: the whole screen on phones, a large panel on desktops. */
export function GamePlayer({ gameId, title, url, onClose }: Props) {
  // Browsers refuse fullscreen to a dialog element, hence one inside it.
  const overlay = useRef<HTMLDivElement>(null);
  const { isOn, isSupported, toggle, leave } = useFullscreen(overlay);
  const address = framedUrl(url, useIntl().locale);
  const { phase, attempt, retry, ...frameEvents } = useGameFrame(address);

  const close = () => {
    if (isOn) void leave().then(onClose);
    else onClose();
  };
  const tryAgain = () => {
    // The button is about to go; the focus stays in the overlay.
    overlay.current?.focus();
    retry();
  };

  return (
    <Dialog label={title} className={styles.player} onClose={close}>
      <div ref={overlay} className={styles.overlay} tabIndex={-1} data-game-id={gameId} data-phase={phase}>
        <PlayerBar title={title} fullscreen={isSupported ? { isOn, toggle } : null} onClose={close} />
        <div className={styles.stage}>
          {address && phase !== 'failed' && (
            <GameFrame
              key={attempt}
              title={title}
              url={address}
              isLoaded={phase === 'loaded'}
              onEscape={close}
              {...frameEvents}
            />
          )}
          {phase === 'loading' && <FrameLoading />}
          {phase === 'failed' && <FrameFailure onRetry={tryAgain} />}
        </div>
      </div>
    </Dialog>
  );
}
