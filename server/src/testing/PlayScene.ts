/** A player at a house game, through the server's HTTP: the clock and the secrets are the test's. */
import { randomUUID } from 'node:crypto';
import type { OpenedGame } from '../../../contract/launches.ts';
import type { Round } from '../../../contract/rounds.ts';
import { COLLECTIONS } from '../data/openStore.ts';
import { withOpenBonuses } from '../ledger/index.ts';
import { wageringTermsOf } from '../rewards/wageringTermsOf.ts';
import type { UserRecord } from '../store/records/user.ts';
import { openSqliteStore } from '../store/sqlite/openSqliteStore.ts';
import { HOUSE_KINDS } from '../../../contract/playTerms.ts';
import { type MoneyApp, startMoneyApp } from './startMoneyApp.ts';
import type { TestEdges } from './startTestApp.ts';

/** One flight for everybody. */
export const SHARED = 'kupaa';

const GAMES = HOUSE_KINDS.map((kind) => ({
  id: kind,
  name: kind,
  provider: 'Karata Originals',
  category: kind,
  gameUrl: `/originals/${kind}.html?title=${kind}`,
}));

const SHARED_GAME = {
  ...GAMES[0],
  category: 'crash',
  id: SHARED,
  name: 'Kupaa',
  gameUrl: '/originals/crash.html?title=Kupaa&flight=shared',
};

const START = Date.parse('2026-11-02T09:00:00.000Z');

export interface Played {
  status: number;
  code: string | undefined;
  message: string | undefined;
  data: Round;
}

interface Betting {
  betId?: string;
  choice?: object;
  token?: string;
}

export class PlayScene {
  readonly server: MoneyApp;
  readonly #time: { now: number };
  #token = '';

  constructor(server: MoneyApp, time: { now: number }) {
    this.server = server;
    this.#time = time;
  }

  get token(): string {
    return this.#token;
  }

  get now(): number {
    return this.#time.now;
  }

  pass(ms: number): void {
    this.#time.now += ms;
  }

  /** Opens a game for money and plays on with its token. */
  async open(gameId: string, uid = 'uid-1'): Promise<OpenedGame> {
    const { data } = await this.server.ask(`/games/${gameId}/open`, {
      method: 'POST',
      body: { mode: 'money' },
      as: { uid },
    });
    const opened = data as OpenedGame;
    this.#token = opened.launchToken ?? '';
    return opened;
  }

  bet(stake: unknown, { betId = randomUUID(), choice = {}, token }: Betting = {}): Promise<Played> {
    return this.call('/play/bets', { betId, stake, choice }, token);
  }

  step(roundId: string, step: object, { stepId = randomUUID(), token }: { stepId?: string; token?: string } = {}) {
    return this.call(`/play/rounds/${roundId}/steps`, { stepId, ...step }, token);
  }

  /** A call of the game; without a body a read. */
  async call(path: string, body?: object, token = this.#token): Promise<Played> {
    const answer = await this.server.app.inject({
      method: body ? 'POST' : 'GET',
      url: `/api${path}`,
      headers: { authorization: `Bearer ${token}`, origin: 'null' },
      ...(body && { payload: body }),
    });
    const { data, error } = answer.json<{ data: Round; error?: { code: string; message: string } }>();
    return { status: answer.statusCode, code: error?.code, message: error?.message, data };
  }

  async balance(uid = 'uid-1') {
    const { data } = await this.server.ask('/wallet/balance', { as: { uid } });
    return data as { balance: number; bonusBalance: number; available: number };
  }

  async refreshed(uid = 'uid-1') {
    const { data } = await this.server.ask('/wallet/balance?refresh=true', { as: { uid } });
    return data as { balance: number; bonusBalance: number; available: number };
  }

  close(): Promise<void> {
    return this.server.close();
  }
}

/** `money`: KES of the player's account, paid in by M-Pesa. `isLive`: with the clock of the machine. */
export async function openPlayScene({ money = 0, isLive = false } = {}): Promise<PlayScene> {
  const { server, time } = await startPlay({ money, isLive });
  return new PlayScene(server, time);
}

interface Started {
  money: number;
  isLive?: boolean;
  edges?: TestEdges;
}

export async function startPlay({ money, isLive = false, edges = {} }: Started) {
  const time = { now: START };
  const services = { ...edges.services, ...(!isLive && { now: () => time.now }) };
  const store = openSqliteStore(':memory:', COLLECTIONS, { runsCallbacksTwice: true, now: () => time.now });
  const server = await startMoneyApp({}, { store, ...edges, services });
  await server.put('games', ...GAMES, SHARED_GAME);
  await server.put('users', { id: 'uid-1', uid: 'uid-1', currency: 'KES', balance: 0, bonusBalance: 0 });
  if (money > 0) await server.pay(money);
  return { server, time };
}

/** The fields of a player with one bonus that has so much money, a decimal, and much to wager. */
export function withPurse(bonusBalance: number): Pick<UserRecord, 'bonusBalance' | 'bonuses'> {
  const terms = wageringTermsOf({ wagering: 9 });
  const grant = { id: 'purse', source: 'wheel', cents: Math.round(bonusBalance * 100), terms } as const;
  const { bonuses } = withOpenBonuses({ id: 'any' }, [grant], { at: new Date().toISOString(), kesPerUsd: 129.5 });
  return { bonusBalance, bonuses };
}
