/** A game with one flight for everybody, whose server and stream the test plays. */
import type { Fetch } from '../../../kit/play/ask';
import type { SiteMessage } from '../../../kit/hostBridge';
import { playGame } from '../../../testing/playGame';
import { playMoney, roundOf, type ApiCall, type MoneyGame, type Reply } from '../../../testing/playMoney';
import { mountCrash } from '../mountCrash';
import type { Connect, StreamListener } from './flightFeed';

/** The server's clock says this when the clock of the page says zero. The phone is wrong by minutes. */
const SERVER_ZERO = Date.parse('2026-11-23T01:00:00.000Z');
export const BETTING_MS = 7_000;

export const at = (ms: number): string => new Date(SERVER_ZERO + ms).toISOString();

/** A flight whose bets close seven seconds after the game was opened. */
export const flightOf = (own: object = {}): Record<string, unknown> => ({
  id: 7,
  status: 'betting',
  bettingEndsAt: at(BETTING_MS),
  betCount: 0,
  bets: [],
  ...own,
});

export const betOf = (key: string, own: object = {}) => ({
  key,
  name: `${key}***`,
  stake: 100,
  currency: 'KES',
  ...own,
});

/** A round on flight 7. */
export const openRound = (own: object = {}) =>
  roundOf('crash', {
    ...{ status: 'open', multiplier: 1, elapsedMs: 0, outcome: {}, flightId: 7, betKey: 'mine', startedAt: at(0) },
    ...own,
  });

export interface Table {
  game: MoneyGame;
  /** Calls for money: bets, steps and ends of rounds. */
  asked: () => string[];
  /** Answers the oldest call of this kind that waits. */
  answer: (key: 'bets' | 'rollback' | 'steps' | 'result', reply: Reply) => Promise<void>;
  /** The stream tells a whole flight. */
  tell: (flight: object) => Promise<void>;
  tellBets: (news: object) => Promise<void>;
  /** The present stream; undefined while there is none. */
  stream: () => StreamListener | undefined;
  /** The server answers reads with this from now on. */
  truth: { flight: object | null; history: object[]; open: Reply; last: Reply; isAway: boolean };
  action: (place: number) => HTMLElement;
  press: (place: number) => Promise<void>;
  pass: (ms: number) => Promise<void>;
}

const LISTS = { round: null, others: [] };

type Mount = Parameters<typeof playMoney>[0]['mount'];
type Api = (call: ApiCall) => Reply | Promise<Reply>;
type Launch = Pick<Parameters<typeof playMoney>[0], 'currency' | 'kesPerUsd' | 'freeSpins'>;

/** Opens the game for money while bets are open, unless told otherwise. */
export const openTable = (own: Partial<Table['truth']> = {}, launch: Launch = {}): Promise<Table> =>
  openWith((mount, api) => playMoney({ kind: 'crash', mount, api, ...launch }), own);

/** Opens the demo. The page around it says where the flights are, unless `isTold` is false. */
export const openDemo = (own: Partial<Table['truth']> = {}, isTold = true): Promise<Table> =>
  openWith(async (mount, api) => {
    const calls: ApiCall[] = [];
    const listeners: ((message: SiteMessage) => void)[] = [];
    const fetch: Fetch = async (address) => {
      const call = { path: address.replace('https://karata.example/api', ''), token: undefined, body: undefined };
      calls.push(call);
      const reply = await api(call);
      if (reply === 'lost' || !('data' in reply)) throw new TypeError('Failed to fetch');
      return { status: 200, json: async () => ({ data: reply.data }) };
    };
    const hearHost = (listen: (message: SiteMessage) => void) => void listeners.push(listen);
    const played = playGame((environment) => mount({ ...environment, fetch, hearHost }), { floats: () => 0.5 });
    const hear = (message: SiteMessage) => listeners.forEach((listen) => listen(message));
    if (isTold) hear({ type: 'flights', address: 'https://karata.example/api/play/flights/kupaa' });
    return { ...played, calls, hear, settle: () => new Promise((resolve) => setTimeout(resolve)) };
  }, own);

async function openWith(
  open: (mount: Mount, api: Api) => Promise<MoneyGame>,
  own: Partial<Table['truth']>,
): Promise<Table> {
  window.history.replaceState(null, '', '/?flight=shared');
  const truth: Table['truth'] = {
    ...{ flight: flightOf(), history: [], open: { data: LISTS }, last: { data: { items: [] } }, isAway: false },
    ...own,
  };
  const waiting: { key: string; resolve: (reply: Reply) => void }[] = [];
  let stream: StreamListener | undefined;
  let nowMs = (): number => 0;

  const connect: Connect = (_address, _names, listener) => {
    stream = listener;
    return () => (stream = undefined);
  };
  function api({ path }: ApiCall): Reply | Promise<Reply> {
    if (truth.isAway) return 'lost';
    const key = path.split('/').at(-1) ?? '';
    if (key === 'open' || key === 'last') return truth[key];
    if (path.startsWith('/play/flights/'))
      return { data: { serverTime: at(nowMs()), flight: truth.flight, history: truth.history, chain: null } };
    return new Promise((resolve) => void waiting.push({ key, resolve }));
  }

  const game = await open((environment) => {
    nowMs = () => environment.clock.now();
    mountCrash(environment, connect);
  }, api);
  await game.settle();
  const settled = async (): Promise<void> => {
    await game.settle();
    game.clock.advance(16);
    await game.settle();
  };
  const action = (place: number): HTMLElement => game.find(`[aria-label="Stake ${place}"] .action`);
  return {
    game,
    truth,
    action,
    asked: () => game.calls.filter(({ path }) => /bets|steps|result/.test(path)).map(({ path }) => path),
    stream: () => stream,
    async answer(key, reply) {
      const index = waiting.findIndex((call) => call.key === key);
      if (index < 0) throw new Error(`nobody asked for ${key}`);
      waiting.splice(index, 1)[0]?.resolve(reply);
      await settled();
    },
    async tell(flight) {
      truth.flight = flight;
      stream?.hear('flight', { serverTime: at(nowMs()), flight });
      await settled();
    },
    async tellBets(news) {
      stream?.hear('bets', news);
      await settled();
    },
    async press(place) {
      action(place).click();
      await settled();
    },
    async pass(ms) {
      // Time passes in steps, so that answers arrive in between.
      for (let passed = 0; passed < ms; passed += 500) {
        game.clock.advance(Math.min(500, ms - passed));
        await game.settle();
      }
    },
  };
}
