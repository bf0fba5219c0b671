// The channel to the page around the game. The origin is opaque and nothing is secret, so the target is '*'.

type Plain = 'ready' | 'escape' | 'soundOn' | 'soundOff' | 'deposit' | 'launchExpired' | 'round';

type HostMessage = { source: 'karata-game' } & (
  { type: Plain } | { type: 'balance'; text: string } | { type: 'money'; balance: number; bonusBalance: number }
);

/** The bar of the page around the game asks for these. */
const COMMANDS = ['soundOn', 'soundOff', 'help'] as const;

export type HostBridge = ReturnType<typeof createHostBridge>;

/** A message of the page around the game. */
export type SiteMessage = Record<string, unknown>;

/** A bridge to `host`, normally `window.parent`. */
export function createHostBridge(host: Pick<Window, 'postMessage'>) {
  const send = (message: HostMessage): void => host.postMessage(message, '*');
  const post = (type: Plain): void => send({ source: 'karata-game', type });
  return {
    ready: () => post('ready'),
    /** Reports Escape, because key presses in a frame do not reach the page around it. */
    escape: () => post('escape'),
    sound: (isOn: boolean) => post(isOn ? 'soundOn' : 'soundOff'),
    /** The credits as they are shown, for the bar of the page. */
    balance: (text: string) => send({ source: 'karata-game', type: 'balance', text }),
    /** The account's balances after an answer of the server. */
    money(balanceCents: number, bonusBalanceCents: number) {
      const [balance, bonusBalance] = [balanceCents / 100, bonusBalanceCents / 100];
      send({ source: 'karata-game', type: 'money', balance, bonusBalance });
    },
    /** There is not enough money: the page opens the deposit over the game. */
    deposit: () => post('deposit'),
    /** The launch takes no more bets: the page opens a new one. */
    launchExpired: () => post('launchExpired'),
    round: () => post('round'),
  };
}

/** The command of a message; undefined for any other. */
export const commandOf = ({ type }: SiteMessage) => COMMANDS.find((known) => known === type);

/** Calls back for each message of `host`, normally `window.parent`; nobody else is heard. */
export function hearHost(target: EventTarget, host: unknown, onMessage: (message: SiteMessage) => void): void {
  target.addEventListener('message', (event) => {
    const { source, data } = event as MessageEvent<SiteMessage | null>;
    if (source === host && data?.['source'] === 'karata-site') onMessage(data);
  });
}
