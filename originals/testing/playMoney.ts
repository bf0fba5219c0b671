import type { HouseKind } from '../../contract/playTerms.ts';
import type { Round } from '../../contract/rounds.ts';
import type { GameEnvironment } from '../kit/environment';
import { KINDS } from '../kinds.ts';
import { bootMoney } from '../kit/play/bootMoney';
import type { SiteMessage } from '../kit/hostBridge';
import { playGame, type PlayedGame } from './playGame';

/** A call of the game, as the API got it. */
export interface ApiCall {
  path: string;
  token: string | undefined;
  body: Record<string, unknown> | undefined;
}

/** The API answers a call with data or a refusal, or its answer is lost. */
export type Reply = { data: unknown } | { status: number; code: string } | 'lost';

export interface MoneyGame extends PlayedGame {
  calls: ApiCall[];
  /** A message of the page around the game. */
  hear: (message: SiteMessage) => void;
  /** Lets answers that are there arrive. */
  settle: () => Promise<void>;
}

interface MoneySetUp {
  kind: HouseKind;
  mount: (environment: GameEnvironment) => void;
  /** Answers a call; a promise that never resolves leaves it open. */
  api: (call: ApiCall, index: number) => Reply | Promise<Reply>;
  balance?: number;
  bonusBalance?: number;
  currency?: 'KES' | 'USD';
  kesPerUsd?: number | undefined;
  freeSpins?: object | undefined;
}

const STAKES = { KES: { min: 20, max: 20_000, default: 50 }, USD: { min: 0.2, max: 200, default: 0.5 } };

export const launchMessage = (overrides: object = {}): SiteMessage => ({
  source: 'karata-site',
  type: 'launch',
  token: 'launch-token-1',
  gameId: 'kupaa',
  api: 'https://karata.example/api',
  currency: 'KES',
  stakes: STAKES.KES,
  balance: 1_000,
  bonusBalance: 0,
  ...overrides,
});

/** A round as the server answers it. */
export const roundOf = <K extends HouseKind>(kind: K, changes: object): Round =>
  ({
    kind,
    roundId: 'round-1',
    gameId: kind,
    status: 'settled',
    currency: 'KES',
    stake: 50,
    bonusStake: 0,
    multiplier: 0,
    win: 0,
    balance: 950,
    bonusBalance: 0,
    choice: {},
    proof: { serverSeedHash: 'hash', clientSeed: 'seed', nonce: 1 },
    startedAt: '2026-11-02T09:00:00.000Z',
    ...changes,
  }) as unknown as Round;

/** A game that waits for its launch. */
export function openMoney({ kind, mount, api }: Pick<MoneySetUp, 'kind' | 'mount' | 'api'>): MoneyGame {
  const calls: ApiCall[] = [];
  const listeners: ((message: SiteMessage) => void)[] = [];
  const fetch = async (address: string, init: RequestInit): Promise<Pick<Response, 'status' | 'json'>> => {
    const { authorization } = init.headers as Record<string, string>;
    const call: ApiCall = {
      path: address.replace('https://karata.example/api', ''),
      token: authorization?.replace('Bearer ', ''),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : undefined,
    };
    calls.push(call);
    const reply = await api(call, calls.length - 1);
    if (reply === 'lost') throw new TypeError('Failed to fetch');
    if ('data' in reply) return { status: 200, json: async () => ({ data: reply.data }) };
    return { status: reply.status, json: async () => ({ error: { code: reply.code, message: '' } }) };
  };
  const start = (environment: GameEnvironment): void =>
    bootMoney({ ...environment, fetch, hearHost: (onMessage) => void listeners.push(onMessage) }, KINDS[kind], mount);
  const game = playGame(start, { floats: () => 0 });
  return {
    ...game,
    calls,
    hear: (message) => listeners.forEach((listen) => listen(message)),
    settle: () => new Promise((resolve) => setTimeout(resolve)),
  };
}

/** A game that was launched for money. */
export async function playMoney({
  balance = 1_000,
  bonusBalance = 0,
  currency = 'KES',
  kesPerUsd,
  freeSpins,
  ...parts
}: MoneySetUp): Promise<MoneyGame> {
  const game = openMoney(parts);
  game.hear(launchMessage({ balance, bonusBalance, currency, kesPerUsd, freeSpins, stakes: STAKES[currency] }));
  await game.settle();
  return game;
}
