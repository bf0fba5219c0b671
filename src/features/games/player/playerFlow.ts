/** The steps of a game's frame, as a pure state machine. */
import type { Flow } from '@/features/ui';

interface PlayerStatus {
  /** Counts Try Again and new addresses: each attempt has a new frame. */
  attempt: number;
  /** The game itself says that it runs, which overrides all other signs. */
  isReady: boolean;
  isFullscreen: boolean;
  /** It failed because there is no network, and is tried again when there is. */
  isOffline: boolean;
}

export type PlayerFlow = Flow<'gamePlayer', PlayerStatus>;

const initial: PlayerStatus = { attempt: 0, isReady: false, isFullscreen: false, isOffline: false };

/** `refused`: the document came with an error status. `offline`: no network. `unframed`: no address may be framed. */
export type PlayerEvent =
  | ('loaded' | 'ready' | 'failed' | 'refused' | 'offline' | 'unframed' | 'retried')
  | ('fullscreenEntered' | 'fullscreenLeft');

const loaded = (flow: PlayerFlow): PlayerFlow => ({ ...flow, step: flow.isFullscreen ? 'fullscreen' : 'loaded' });

const fail = (flow: PlayerFlow, isOffline = false): PlayerFlow =>
  flow.step === 'loading' ? { ...flow, step: 'failed', isOffline } : flow;

const inFullscreen = (flow: PlayerFlow, isFullscreen: boolean): PlayerFlow => {
  if (flow.isFullscreen === isFullscreen) return flow;
  const next = { ...flow, isFullscreen };
  return flow.step === 'loaded' || flow.step === 'fullscreen' ? loaded(next) : next;
};

const AFTER: Readonly<Record<PlayerEvent, (flow: PlayerFlow) => PlayerFlow>> = {
  loaded: (flow) => (flow.step === 'loading' ? loaded(flow) : flow),
  ready: (flow) => (flow.step === 'failed' || flow.isReady ? flow : loaded({ ...flow, isReady: true })),
  failed: (flow) => fail(flow),
  offline: (flow) => fail(flow, true),
  // It may come after `loaded`, because a refused document fires `load` too.
  refused: (flow) => (flow.step === 'failed' || flow.isReady ? flow : { ...flow, step: 'failed' }),
  unframed: (flow) => (flow.step === 'failed' ? flow : { ...flow, step: 'failed', isReady: false }),
  retried: (flow) => ({ ...flow, step: 'loading', attempt: flow.attempt + 1, isReady: false, isOffline: false }),
  fullscreenEntered: (flow) => inFullscreen(flow, true),
  fullscreenLeft: (flow) => inFullscreen(flow, false),
};

/** The same object when the event changes nothing. */
export const reducePlayer = (flow: PlayerFlow, event: PlayerEvent): PlayerFlow => AFTER[event](flow);

const NAMES: Readonly<Record<PlayerEvent, string>> = {
  loaded: 'games/gameLoaded',
  ready: 'games/gameReady',
  failed: 'games/gameFailed',
  refused: 'games/gameFailed',
  offline: 'games/gameFailed',
  unframed: 'games/gameFailed',
  retried: 'games/gameRetried',
  fullscreenEntered: 'games/fullscreenEntered',
  fullscreenLeft: 'games/fullscreenLeft',
};

const nameOf = (event: PlayerEvent): string => NAMES[event];

export const playerModal = { id: 'gamePlayer', initial, reduce: reducePlayer, nameOf } as const;
