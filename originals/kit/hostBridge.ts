// The channel to the page around the game. The origin is opaque and nothing is secret, so the target is '*'.

type HostMessage =
  /**
   * `escape`: key presses in a frame do not reach the page around it. `deposit`: there is not enough money, so the page opens
   * the deposit over the game. `launchExpired`: the launch takes no more bets, so the page opens a new one.
   * `realityCheck`: the player has to look at time and money before the next bet.
   */
  | { type: 'ready' | 'escape' | 'soundOn' | 'soundOff' | 'deposit' | 'launchExpired' | 'realityCheck' | 'round' }
  /** The credits as they are shown, for the bar of the page. */
  | { type: 'balance'; text: string }
  /** The number of rounds whose stake rides: they go on without the page. */
  | { type: 'riding'; rounds: number }
  /** A dialog of the game, such as its rules, is open or not. */
  | { type: 'sheet'; isOpen: boolean }
  /** The account's balances after an answer of the server, decimals. */
  | { type: 'money'; balance: number; bonusBalance: number };

/** The bar of the page around the game asks for these. */
const COMMANDS = ['soundOn', 'soundOff', 'help'] as const;

export type TellHost = ReturnType<typeof createHostBridge>;

export type SiteMessage = Record<string, unknown>;

/** Sends messages to `host`, normally `window.parent`. */
export const createHostBridge = (host: Pick<Window, 'postMessage'>) => (message: HostMessage) =>
  host.postMessage({ source: 'karata-game', ...message }, '*');

/** The command of a message; undefined for any other. */
export const commandOf = ({ type }: SiteMessage) => COMMANDS.find((known) => known === type);

/** Calls back for each message of `host`, normally `window.parent`; nobody else is heard. */
export function hearHost(target: EventTarget, host: unknown, onMessage: (message: SiteMessage) => void): void {
  target.addEventListener('message', (event) => {
    const { source, data } = event as MessageEvent<SiteMessage | null>;
    if (source === host && data?.['source'] === 'karata-site') onMessage(data);
  });
}
