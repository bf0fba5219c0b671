// The channel to the page around the game. The origin is opaque and nothing is secret, so the target is '*'.

type Plain = 'ready' | 'escape' | 'soundOn' | 'soundOff' | 'deposit' | 'launchExpired' | 'round';

export type HostMessage = { source: 'karata-game' } & (
  { type: Plain } | { type: 'balance'; text: string } | { type: 'money'; balance: number; bonusBalance: number }
);

/** The bar of the page around the game asks for these. */
export type HostCommand = 'soundOn' | 'soundOff' | 'help';

const COMMANDS: readonly HostCommand[] = ['soundOn', 'soundOff', 'help'];

export interface HostBridge {
  ready: () => void;
  /** Reports Escape, because key presses in a frame do not reach the page around it. */
  escape: () => void;
  /** The player turned the sound on or off. */
  sound: (isOn: boolean) => void;
  /** The credits as they are shown, for the bar of the page. */
  balance: (text: string) => void;
  /** The account's balances after an answer of the server, in cents. */
  money: (balanceCents: number, bonusBalanceCents: number) => void;
  /** There is not enough money: the page opens the deposit over the game. */
  deposit: () => void;
  /** The launch takes no more bets: the page opens a new one. */
  launchExpired: () => void;
  /** A round for money has ended. */
  round: () => void;
}

/** A message of the page around the game. */
export type SiteMessage = Record<string, unknown>;

/** A bridge to `host`, normally `window.parent`. */
export function createHostBridge(host: Pick<Window, 'postMessage'>): HostBridge {
  const send = (message: HostMessage): void => host.postMessage(message, '*');
  const post = (type: Plain): void => send({ source: 'karata-game', type });
  return {
    ready: () => post('ready'),
    escape: () => post('escape'),
    sound: (isOn) => post(isOn ? 'soundOn' : 'soundOff'),
    balance: (text) => send({ source: 'karata-game', type: 'balance', text }),
    money: (balanceCents, bonusBalanceCents) =>
      send({
        source: 'karata-game',
        type: 'money',
        balance: balanceCents / 100,
        bonusBalance: bonusBalanceCents / 100,
      }),
    deposit: () => post('deposit'),
    launchExpired: () => post('launchExpired'),
    round: () => post('round'),
  };
}

/** The command of a message; undefined for any other. */
export const commandOf = ({ type }: SiteMessage): HostCommand | undefined => COMMANDS.find((known) => known === type);

/** Calls back for each message of `host`, normally `window.parent`; nobody else is heard. */
export function hearHost(target: EventTarget, host: unknown, onMessage: (message: SiteMessage) => void): void {
  target.addEventListener('message', (event) => {
    const { source, data } = event as MessageEvent<SiteMessage | null>;
    if (source === host && data?.['source'] === 'karata-site') onMessage(data);
  });
}
