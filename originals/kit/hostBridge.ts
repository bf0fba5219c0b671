// The channel to the page around the game. The origin is opaque and nothing is secret, so the target is '*'.

export type HostMessage = { source: 'karata-game'; type: 'ready' | 'escape' | 'soundOn' | 'soundOff' };

export interface HostBridge {
  ready: () => void;
  /** For Escape: key presses in a frame do not reach the page around it. */
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
