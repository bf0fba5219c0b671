/** A game with one flight for everybody, whose server and stream the test plays. */
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

/** Opens the game while bets are open, unless told otherwise. */
export async function openTable(
  own: Partial<Table['truth']> = {},
  launch: Pick<Parameters<typeof playMoney>[0], 'currency' | 'kesPerUsd'> = {},
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

  const game = await playMoney({
    kind: 'crash',
    mount(environment) {
      nowMs = () => environment.clock.now();
      mountCrash(environment, connect);
    },
    api,
    ...launch,
  });
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
