import { type RefObject, useState } from 'react';
import { useIsSoundOn } from '@/features/ui';
import { useIntl } from '@/shared/i18n';
import { framedUrl } from './framedUrl';
import { asRefused } from './GameRefusal';
import { useMoneyMode } from './money/useMoneyMode';
import { useGameAddress } from './useGameAddress';
import { useGameFrame } from './useGameFrame';

/** State of the frame without an address: still loading, or there is none. */
const UNFRAMED = { opening: undefined, failed: null, blocked: null, unavailable: null, signIn: null } as const;

interface Opened {
  gameId: string;
  url: string | null;
  isMoneyWanted?: boolean | undefined;
}

/** The game with its frame, in its mode. */
export function usePlayedGame(
  { gameId, url, isMoneyWanted = false }: Opened,
  frame: RefObject<HTMLIFrameElement | null>,
) {
  const { locale } = useIntl();
  // Fixed at the opening, because another address would restart the game.
  const [isSoundOn] = useState(useIsSoundOn());
  const post = (message: object) =>
    frame.current?.contentWindow?.postMessage({ source: 'karata-site', ...message }, '*');
  const opened = useGameAddress(gameId, url);
  const money = useMoneyMode({ gameId, isMoneyWanted }, opened.address, post);
  const { address, mode } = money;
  const settings = { locale, isSoundOn, isForMoney: mode === 'money' };
  const framed = address.kind === 'at' ? mode && framedUrl(address.url, settings) : UNFRAMED[address.kind];
  const { phase, attempt, retry, onReady, ...frameEvents } = useGameFrame(framed);

  const refused = asRefused(address);
  const isFailed = phase === 'failed';
  return {
    money,
    refused,
    isLoaded: phase === 'loaded',
    isForMoney: mode === 'money',
    /** What a test of the whole site waits for. */
    phaseName: refused ? 'refused' : phase,
    /** What the stage shows. */
    shows: { frame: !isFailed && framed, loading: phase === 'loading', failure: isFailed && !refused },
    post,
    tryAgain() {
      retry();
      opened.ask();
      money.askAgain();
    },
    /** For the frame; each attempt has a new one. */
    frameKey: `${framed} ${attempt}`,
    frameEvents: {
      ...frameEvents,
      onMoney: money.onMessage,
      onReady() {
        onReady();
        money.onReady();
      },
    },
  };
}
