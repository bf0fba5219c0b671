// The channel to the page around the game. The origin is opaque and nothing is secret, so the target is '*'.

type Plain = 'ready' | 'escape' | 'soundOn' | 'soundOff';

export type HostMessage = { source: 'karata-game' } & ({ type: Plain } | { type: 'balance'; text: string });

/** What the bar of the page around the game asks for. */
export type HostCommand = 'soundOn' | 'soundOff' | 'help';

const COMMANDS: readonly HostCommand[] = ['soundOn', 'soundOff', 'help'];

export interface HostBridge {
  ready: () => void;
  /** For Escape: key presses in a frame do not reach the page around it. */
  escape: () => void;
  /** The player turned the sound on or off. */
  sound: (isOn: boolean) => void;
  /** The credits as they are shown, for the bar of the page. */
  balance: (text: string) => void;
}

/** A bridge to `host`, normally `window.parent`. */
export function createHostBridge(host: Pick<Window, 'postMessage'>): HostBridge {
  const send = (message: HostMessage): void => host.postMessage(message, '*');
  const post = (type: Plain): void => send({ source: 'karata-game', type });
  return {
    ready: () => post('ready'),
    escape: () => post('escape'),
    sound: (isOn) => post(isOn ? 'soundOn' : 'soundOff'),
    balance: (text) => send({ source: 'karata-game', type: 'balance', text }),
  };
}

/** Calls back for each command of `host`, normally `window.parent`; nobody else is heard. */
export function hearHost(target: EventTarget, host: unknown, onCommand: (command: HostCommand) => void): void {
  target.addEventListener('message', (event) => {
    const { source, data } = event as MessageEvent<{ source?: unknown; type?: unknown } | null>;
    if (source !== host || data?.source !== 'karata-site') return;
    const command = COMMANDS.find((known) => known === data.type);
    if (command) onCommand(command);
  });
}
