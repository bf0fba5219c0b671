import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { OPEN_LIMITS } from '../../rateLimits/limitTable.ts';
import { type FakeClaims, unsignedToken } from '../../testing/fakeTokens.ts';
import { eventReader, originOf, type ReceivedEvent } from '../../testing/readEvents.ts';
import { type MoneyApp, startMoneyApp } from '../../testing/startMoneyApp.ts';

let server: MoneyApp;
let origin: string;
const open: AbortController[] = [];

beforeEach(async () => {
  server = await startMoneyApp({}, { services: { heartbeat: 30 } });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  origin = originOf(server.app);
});
afterEach(async () => {
  open.splice(0).forEach((controller) => controller.abort());
  await server.close();
});

/** Connects, and returns a function that reads until a wanted event; undefined after the end of the stream. */
async function connect(as: FakeClaims = {}) {
  const controller = new AbortController();
  open.push(controller);
  const answer = await fetch(`${origin}/api/wallet/events`, {
    headers: { authorization: `Bearer ${unsignedToken(as)}` },
    signal: controller.signal,
  });
  return { answer, next: eventReader(answer) };
}

const isBalance =
  (balance: number) =>
  ({ event, data }: ReceivedEvent): boolean =>
    event === 'balance' && data['balance'] === balance;
const isTransaction =
  (status: string) =>
  ({ event, data }: ReceivedEvent): boolean =>
    event === 'transaction' && data['status'] === status;

describe('GET /api/wallet/events', () => {
  it('tells a notification that is new, and none from before', async () => {
    const note = (id: string) =>
      ({ id, userId: 'uid-1', kind: 'vip', createdAt: `2026-11-2${id}T09:00:00.000Z` }) as const;
    await server.put('notifications', note('1'));
    const { next } = await connect();
    await next(isBalance(0));
    await server.put('users', { id: 'uid-1', balance: 1, lastBalanceUpdate: new Date().toISOString() });
    await next(isBalance(1));
    await server.put('notifications', note('2'));
    await server.put('users', { id: 'uid-1', balance: 2, lastBalanceUpdate: new Date().toISOString() });
    expect(await next(({ event }) => event === 'notification')).toMatchObject({ data: { id: '2', kind: 'vip' } });
  });

  it('is told by HEAD, which holds no connection', async () => {
    const headers = { authorization: `Bearer ${unsignedToken()}` };
    const answer = await fetch(`${origin}/api/wallet/events`, { method: 'HEAD', headers });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    // Comes when the server has ended the answer.
    expect(await server.app.inject({ method: 'HEAD', url: '/api/wallet/events', headers })).toMatchObject({ body: '' });
    expect((await fetch(`${origin}/api/wallet/events`, { method: 'HEAD' })).status).toBe(401);
  });

  it('is a stream that caches and proxies do not store', async () => {
    const { answer } = await connect();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('sends everything at first, so that a returning player has the present state', async () => {
    const depositId = await server.pay(12_950);
    const { next } = await connect();
    expect((await next(isBalance(100)))?.data).toMatchObject({ available: 100 });
    expect((await next(isTransaction('completed')))?.data).toMatchObject({ id: depositId, type: 'deposit' });
  });

  it('tells every tab about a callback', async () => {
    const tabs = [await connect(), await connect()];
    await Promise.all(tabs.map(({ next }) => next(isBalance(0))));
    await server.pay(12_950);
    for (const { next } of tabs) expect(await next(isBalance(100))).toBeDefined();
    for (const { next } of tabs) expect(await next(isTransaction('completed'))).toBeDefined();
  });

  it('sends no money of other players', async () => {
    await server.put('users', { id: 'uid-2', balance: 0 });
    const { next } = await connect({ uid: 'uid-2' });
    await server.pay(12_950);
    const own = await server.pay(1_295, { uid: 'uid-2' });
    const first = await next(({ event }) => event === 'transaction');
    expect(first?.data['id']).toBe(own);
  });

  it('sends changes that another server wrote', async () => {
    const { next } = await connect();
    await next(isBalance(0));
    await server.put('users', { id: 'uid-1', balance: 7, lastBalanceUpdate: new Date().toISOString() });
    expect(await next(isBalance(7))).toBeDefined();
  });

  it('ends when the sign-in ends', async () => {
    const { next } = await connect();
    await next(isBalance(0));
    await server.put('users', { id: 'uid-1', balance: 0, isActive: false });
    expect(await next(() => false)).toBeUndefined();
  });

  it('ends at once when all sign-ins are ended, long before the next heartbeat', async () => {
    await server.app.close();
    server = await startMoneyApp({}, { services: { heartbeat: 600_000 } });
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    origin = originOf(server.app);
    const { next } = await connect();
    await next(isBalance(0));
    const user = await server.store.get('users', 'uid-1');
    await server.put('users', { ...user, id: 'uid-1', sessionsValidAfter: new Date().toISOString() });
    expect(await next(() => false)).toBeUndefined();
  });

  it('is open so often at most, whatever the oldest connections do with their end', async () => {
    const streams = [];
    for (let count = 0; count < OPEN_LIMITS.streams.most + 4; count += 1) streams.push(await connect());
    for (const { next } of streams.slice(0, 4)) expect(await next(() => false)).toBeUndefined();
    await server.put('users', { id: 'uid-1', balance: 9, lastBalanceUpdate: new Date().toISOString() });
    for (const { next } of streams.slice(4)) expect(await next(isBalance(9))).toBeDefined();
  });

  it('ends when the server ends', async () => {
    const { next } = await connect();
    await next(isBalance(0));
    const ending = server.app.close();
    expect(await next(() => false)).toBeUndefined();
    await ending;
  });

  it('requires a signed-in player', async () => {
    const answer = await fetch(`${origin}/api/wallet/events`);
    expect([answer.status, await answer.json()]).toMatchObject([401, { error: { code: 'unauthenticated' } }]);
  });
});
