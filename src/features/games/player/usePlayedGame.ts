import { readFlights } from '@contract/flights.ts';
import { at, pathOf } from '@contract/route.ts';
import { type RefObject, useState } from 'react';
import { useIsSoundOn, useModalFlow } from '@/features/ui';
import { useIntl } from '@/shared/i18n';
import { framedUrl, hasSharedFlight } from './frameAddress';
import type { GameMessage } from './gameMessage';
import { useMoneyMode } from './money/useMoneyMode';
import { playerModal } from './playerFlow';
import { isRefused, useFrameProbe, useGameAddress } from './useGameAddress';
import { useGameFrame, useSilence } from './useGameFrame';

/** State of the frame without an address: still loading, or there is none. */
const UNFRAMED = {
  opening: undefined,
  failed: null,
  blocked: null,
  unavailable: null,
  signIn: null,
  signedOut: null,
} as const;

/** Everybody may read the flights of a game there, also its demo. */
const flightsAddress = (gameId: string): string =>
  `${window.location.origin}/api${pathOf(at(readFlights, { gameId }))}`;

export function usePlayedGame(
  { gameId, url, isMoneyWanted = false }: { gameId: string; url: string | null; isMoneyWanted?: boolean | undefined },
  frame: RefObject<HTMLIFrameElement | null>,
) {
  const { locale } = useIntl();
  const { flow, act } = useModalFlow(playerModal);
  // Fixed at the opening, because another address would restart the game.
  const [isSoundOn] = useState(useIsSoundOn());
  const post = (message: object) =>
    frame.current?.contentWindow?.postMessage({ source: 'karata-site', ...message }, '*');
  const opened = useGameAddress(gameId, url);
  const money = useMoneyMode({ gameId, isMoneyWanted }, opened.address, post);
  const { address, mode } = money;
  const settings = { locale, isSoundOn, isForMoney: mode === 'money' };
  const wanted = address.kind === 'at' ? mode && framedUrl(address.url, settings) : UNFRAMED[address.kind];
  const probe = useFrameProbe(gameId, wanted, url && framedUrl(url, settings));
  const { phase, framed, isOffline, onReady, ...frameEvents } = useGameFrame(probe.framed, flow, act);
  const { isSilent, onSign } = useSilence(flow.attempt, phase === 'loaded' && probe.isUnknown);

  const refused = isRefused(address) ? address : null;
  return {
    money,
    refused,
    isLoaded: phase === 'loaded',
    isForMoney: mode === 'money',
    isFullscreen: flow.isFullscreen,
    onFullscreen: (isOn: boolean) => act(isOn ? 'fullscreenEntered' : 'fullscreenLeft'),
    /** Journeys wait for it. */
    phaseName: refused ? 'refused' : phase,
    shows: {
      frame: framed,
      loading: phase === 'loading',
      failure: phase === 'failed' && !refused,
      isOffline,
      isSilent,
    },
    post,
    tryAgain() {
      act('retried');
      opened.ask();
      money.askAgain();
      probe.askAgain();
    },
    /** Each attempt has a new frame. */
    frameKey: flow.attempt,
    frameEvents,
    onSign,
    hear(message: GameMessage) {
      if (message.type === 'ready') {
        onReady();
        money.onReady();
        if (address.kind === 'at' && mode === 'demo' && hasSharedFlight(address.url))
          post({ type: 'flights', address: flightsAddress(gameId) });
      }
      money.onMessage(message);
    },
  };
}
