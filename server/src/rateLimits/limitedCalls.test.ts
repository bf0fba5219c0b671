import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { unsignedToken } from '../testing/fakeTokens.ts';
import { OPEN_PROMPTS } from '../testing/openPayouts.ts';
import { type MoneyApp, startMoneyApp } from '../testing/startMoneyApp.ts';
import type { CallLimitNumbers } from './limitTable.ts';

/** The limits of calls as callers meet them, and of two servers on one store. */
const PHONE = '0712345678';

const servers: MoneyApp[] = [];
async function start(...[config, edges]: Parameters<typeof startMoneyApp>): Promise<MoneyApp> {
  const server = await startMoneyApp(config, edges);
  servers.push(server);
  return server;
}
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

interface Call {
  method?: 'GET' | 'POST' | 'HEAD';
  url: string;
  headers?: Record<string, string>;
  payload?: object;
  remoteAddress?: string;
}

async function ask({ app }: MoneyApp, { method = 'GET', url, ...call }: Call) {
  const answer = await app.inject({ method, url: `/api${url}`, remoteAddress: '41.90.0.1', ...call });
  return { status: answer.statusCode, wait: answer.headers['retry-after'], body: answer.body };
}

const asPlayer = { authorization: `Bearer ${unsignedToken()}` };
const open = { method: 'POST', url: '/games/none/open', headers: asPlayer, payload: {} } as const;
const guess = (): Call => ({
  method: 'POST',
  url: '/play/close',
  headers: { authorization: `Bearer ${randomUUID()}` },
  payload: {},
});

const LIMITED: [string, CallLimitNumbers, () => Call, number][] = [
  ['public lists', { publicReads: 2 }, () => ({ url: '/providers' }), 200],
  ['the description of the API', { publicReads: 2 }, () => ({ url: '/openapi.json' }), 200],
  ['flights that everybody sees', { flights: 2 }, () => ({ url: '/play/flights/none' }), 404],
  ['glances at the flights', { publicReads: 2, flights: 1 }, () => ({ url: '/play/flights/none?glance=true' }), 404],
  ['streams of flights', { flights: 2 }, () => ({ url: '/play/flights/none/events' }), 404],
  [
    'streams of wallet events',
    { walletStreams: 2 },
    () => ({ method: 'HEAD', url: '/wallet/events', headers: asPlayer }),
    200,
  ],
  ['games that are opened', { gameOpens: 2 }, () => open, 404],
  ['guessed launch tokens', { badTokens: 2 }, guess, 401],
];

describe.each(LIMITED)('%s', (_what, callLimits, call, below) => {
  it('are limited, and the refusal says how long to wait', async () => {
    const server = await start({ callLimits });
    expect([(await ask(server, call())).status, (await ask(server, call())).status]).toEqual([below, below]);
    const { status, wait, body } = await ask(server, call());
    expect(status).toBe(429);
    expect(Number(wait)).toBeGreaterThanOrEqual(1);
    if (body) expect(JSON.parse(body)).toMatchObject({ error: { retryAfterSeconds: Number(wait) } });
  });
});

describe('calls of one opened game', () => {
  it('are limited by its token, also for a token that is none', async () => {
    const server = await start({ callLimits: { gameCalls: 2 } });
    const call = guess();
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await ask(server, call)).status);
    expect(statuses).toEqual([401, 401, 429]);
    expect((await ask(server, guess())).status).toBe(401);
  });
});

describe('the networks of one IPv6 caller', () => {
  it('count together, as everybody has all of their addresses', async () => {
    const server = await start({ callLimits: { publicReads: 1 } });
    const from = async (remoteAddress: string) => (await ask(server, { url: '/providers', remoteAddress })).status;
    expect([await from('2001:db8::1'), await from('2001:db8::2'), await from('2001:db8:0:1::1')]).toEqual([
      200, 429, 200,
    ]);
  });
});

describe('two servers on one store', () => {
  async function startTwo(config: Parameters<typeof startMoneyApp>[0]): Promise<[MoneyApp, MoneyApp]> {
    const first = await start(config);
    return [first, await start(config, { store: first.store })];
  }

  it('count the calls of a player together', async () => {
    const [first, second] = await startTwo({ callLimits: { playerReads: 4 } });
    const call = { url: '/gaming', headers: asPlayer };
    const statuses = [];
    for (const server of [first, second, first, second, first, second]) statuses.push((await ask(server, call)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  });

  it('send no more prompts to a phone than one, whatever is asked at once', async () => {
    const prompts = { ...OPEN_PROMPTS, otherPhones: 'allow', perPhone: 3 } as const;
    const both = await startTwo({ prompts });
    const uids = Array.from({ length: 8 }, (_, index) => `uid-${index + 1}`);
    await both[0].put('users', ...uids.map((id) => ({ id, uid: id, balance: 0, bonusBalance: 0 })));
    const answers = await Promise.all(
      uids.map((uid, index) => both[index % 2]?.post('/mpesa/stk-push', { phoneNumber: PHONE, amount: 500 }, { uid })),
    );
    const statuses = answers.map((answer) => answer?.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect(both.reduce((sum, { mpesa }) => sum + mpesa.prompts.size, 0)).toBe(3);
  });
});

describe('prompts above a limit of a day', () => {
  it('say when the oldest one that counts is a day old', async () => {
    let ahead = 0;
    const prompts = { ...OPEN_PROMPTS, otherPhones: 'allow', perPhone: 2 } as const;
    const server = await start({ prompts }, { services: { now: () => Date.now() + ahead } });
    const push = () =>
      server.app.inject({
        method: 'POST',
        url: '/api/mpesa/stk-push',
        headers: { ...asPlayer, 'idempotency-key': randomUUID() },
        payload: { phoneNumber: PHONE, amount: 500 },
      });
    await push();
    ahead = 3_600_000;
    await push();
    ahead = 7_200_000;
    const { statusCode, headers } = await push();
    expect(statusCode).toBe(429);
    const hours = Number(headers['retry-after']) / 3_600;
    expect(Math.round(hours * 10) / 10).toBe(22);
  });
});

describe('counts that are long over', () => {
  it('leave the store, and no others do', async () => {
    const server = await start();
    const now = Date.now();
    await server.put('call-counts', { id: 'old', used: 3, until: now - 3_600_000 }, { id: 'new', used: 3, until: now });
    await server.app.services.workers.runOnce();
    expect(await server.store.ids('call-counts')).toEqual(['new']);
  });
});
