// The one channel to the page that frames the game. The frame has an opaque origin and sends nothing secret, hence '*'.

export type HostMessage = { source: 'karata-game'; type: 'ready' | 'escape' | 'soundOn' | 'soundOff' };

export interface HostBridge {
  /** The game can be played. */
  ready: () => void;
  /** Escape was pressed: key presses in a frame do not reach the page around it. */
  escape: () => void;
  /** The player turned the sound on or off. */
  sound: (isOn: boolean) => void;
}

/** A bridge to `host`, normally `window.parent`. */
export function createHostBridge(host: Pick<Window, 'postMessage'>): HostBridge {
  const post = (type: HostMessage['type']): void =>
    host.postMessage({ source: 'karata-game', type } satisfies HostMessage, '*');
  return {
    ready: () => post('ready'),
    escape: () => post('escape'),
    sound: (isOn) => post(isOn ? 'soundOn' : 'soundOff'),
  };
}
