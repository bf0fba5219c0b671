import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useIsSoundOn } from '@/features/content';
import { soundChosen } from '@/features/ui';
import { Dialog } from '@/shared/components';
import { framedUrl } from './framedUrl';
import { FrameFailure } from './FrameFailure';
import { FrameLoading } from './FrameLoading';
import { GameFrame } from './GameFrame';
import { asRefused, GameRefusal } from './GameRefusal';
import styles from './GamePlayer.module.scss';
import { PlayerBar } from './PlayerBar';
import { useFullscreen } from './useFullscreen';
import { useGameAddress } from './useGameAddress';
import { useGameFrame } from './useGameFrame';

interface Props {
  gameId: string;
  title: string;
  /** The demo; `null` when the game is for signed-in players. */
  url: string | null;
  onClose: () => void;
}

/** State of the frame without an address: still loading, or there is none. */
const UNFRAMED = { opening: undefined, failed: null, blocked: null, unavailable: null, signIn: null } as const;

/** A game over the page: the whole screen on phones, a large panel on desktops. */
export function GamePlayer({ gameId, title, url, onClose }: Props) {
  // Browsers refuse fullscreen for a dialog element, so an element inside it is used.
  const overlay = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [credits, setCredits] = useState<string | null>(null);
  const { isOn, isSupported, toggle, leave } = useFullscreen(overlay);
  const { locale } = useIntl();
  const dispatch = useDispatch();
  // Fixed at the opening, because another address would restart the game.
  const [isSoundOn] = useState(useIsSoundOn());
  const { address, ask } = useGameAddress(gameId, url);
  const framed = address.kind === 'at' ? framedUrl(address.url, { locale, isSoundOn }) : UNFRAMED[address.kind];
  const { phase, attempt, retry, ...frameEvents } = useGameFrame(framed);
  const refused = asRefused(address);

  const tellGame = (type: string) => frame.current?.contentWindow?.postMessage({ source: 'karata-site', type }, '*');

  const close = () => {
    if (isOn) void leave().then(onClose);
    else onClose();
  };
  const tryAgain = () => {
    // The button will disappear; keep the focus in the overlay.
    overlay.current?.focus();
    retry();
    ask();
  };

  return (
    <Dialog label={title} className={styles.player} onClose={close}>
      <div
        ref={overlay}
        className={styles.overlay}
        tabIndex={-1}
        data-game-id={gameId}
        data-phase={refused ? 'refused' : phase}
      >
        <PlayerBar
          gameId={gameId}
          title={title}
          isDemo={url !== null}
          credits={phase === 'loaded' ? credits : null}
          tellGame={tellGame}
          fullscreen={isSupported ? { isOn, toggle } : null}
          onClose={close}
        />
        <div className={styles.stage}>
          {framed && phase !== 'failed' && (
            <GameFrame
              key={attempt}
              ref={frame}
              title={title}
              url={framed}
              isLoaded={phase === 'loaded'}
              onEscape={close}
              onSound={(isOn) => dispatch(soundChosen(isOn))}
              onBalance={setCredits}
              {...frameEvents}
            />
          )}
          {phase === 'loading' && <FrameLoading />}
          {refused && <GameRefusal refused={refused} onLeave={close} />}
          {phase === 'failed' && !refused && <FrameFailure onRetry={tryAgain} />}
        </div>
      </div>
    </Dialog>
  );
}
