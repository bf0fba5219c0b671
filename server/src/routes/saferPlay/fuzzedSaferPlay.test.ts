import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SAFER_PLAY } from '../../../../contract/saferPlay.ts';
import { readSaferPlay } from '../../saferPlay/readSaferPlay.ts';
import { unsignedToken } from '../../testing/fakeTokens.ts';
import { type MoneyApp, startMoneyApp } from '../../testing/startMoneyApp.ts';

const START = Date.parse('2026-11-21T09:00:00.000Z');
const RUNS = { numRuns: 200 };
const PATHS = Object.values(SAFER_PLAY)
  .filter(({ method }) => method === 'POST')
  .map(({ path }) => path.replace(':id', 'simba'));

let server: MoneyApp;
beforeAll(async () => {
  server = await startMoneyApp(
    { callLimits: { playerWrites: 1e6, badTokens: 1e6, hooks: 1e6 } },
    { services: { now: () => START } },
  );
  await server.put('games', { id: 'simba', gameUrl: '/originals/slots.html' });
  await server.put('users', { id: 'uid-1', uid: 'uid-1', currency: 'KES', balance: 0, bonusBalance: 0 });
  await server.post('/gaming/limits', { period: 'day', amount: 1_000, currency: 'KES' });
  await server.post('/gaming/time-out', { hours: 48 });
  await server.post('/gaming/self-exclusion', { months: 6 });
});
afterAll(() => server.close());

const odd = fc.constantFrom<unknown>(-1, 0, 1e-7, 1e21, '6', null, true, [], {}, Number.MAX_SAFE_INTEGER);
const bodies = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      period: fc.oneof(fc.constantFrom<unknown>('day', 'week', 'month', '__proto__', 'constructor'), odd),
      amount: fc.oneof(fc.nat(1e9), fc.double(), odd),
      currency: fc.oneof(fc.constantFrom<unknown>('KES', 'USD', 'EUR'), odd),
    },
    { requiredKeys: ['period'] },
  ),
  fc.record({ hours: fc.oneof(fc.constantFrom(24, 48, 72, 168, 336, 720), fc.double(), odd) }),
  fc.record({ months: fc.oneof(fc.constantFrom(6, 12, 24, 60), fc.double(), odd) }),
  fc.record({ minutes: fc.oneof(fc.constantFrom(0, 15, 30, 60, 120), odd), until: fc.string(), uid: fc.string() }),
);

const KES_PER_MINOR: Readonly<Record<string, number>> = { KES: 1, USD: 129.5 };

async function stored() {
  const { limits, timeOut, selfExclusion } = await readSaferPlay(server.store, 'uid-1');
  const { amountMinor = NaN, currency = '' } = limits.day ?? {};
  const ends = [Date.parse(timeOut?.until ?? ''), Date.parse(selfExclusion?.until ?? '')] as const;
  return { day: amountMinor * (KES_PER_MINOR[currency] ?? Infinity), ends };
}

async function post(path: string, payload: string) {
  const headers = { authorization: `Bearer ${unsignedToken()}`, 'content-type': 'application/json' };
  const answer = await server.app.inject({ method: 'POST', url: `/api${path}`, headers, payload });
  return { status: answer.statusCode, body: answer.json<unknown>() };
}

describe('unusual request bodies', () => {
  it('get a clear answer, and never raise a limit or shorten a break', async () => {
    const property = fc.asyncProperty(fc.constantFrom(...PATHS), bodies, async (path, body) => {
      const before = await stored();
      const answer = await post(path, JSON.stringify(body) ?? '');
      expect(answer.status).toBeLessThan(500);
      const error = { code: expect.any(String), message: expect.any(String) };
      if (answer.status !== 200) expect(answer.body).toMatchObject({ error });
      const after = await stored();
      expect(after.day).toBeLessThanOrEqual(before.day);
      expect(after.ends[0]).toBeGreaterThanOrEqual(before.ends[0]);
      expect(after.ends[1]).toBeGreaterThanOrEqual(before.ends[1]);
    });
    await fc.assert(property, RUNS);
  });

  it('start neither a deposit nor a game for an excluded player', async () => {
    const begins = server.kits.map(({ playerRoutes: [begin] }) => begin.replace('POST ', ''));
    const paths = [...begins, '/games/simba/open'];
    const asked = fc.oneof(
      bodies,
      fc.record({ phoneNumber: fc.constant('0712345678'), amount: fc.integer({ min: 1, max: 1e5 }) }),
      fc.record({ amount: fc.integer({ min: 1, max: 1e4 }), metadata: fc.jsonValue() }),
    );
    let count = 0;
    const property = fc.asyncProperty(fc.constantFrom(...paths), asked, async (path, body) => {
      count += 1;
      const answer = await server.post(path, Object(body) as object, { key: `fuzz-${String(count).padStart(8, '0')}` });
      expect([400, 403]).toContain(answer.status);
    });
    await fc.assert(property, RUNS);
    expect(await server.store.count('deposits')).toBe(0);
  });

  it('get a clear answer when they are used as instants', async () => {
    const property = fc.asyncProperty(fc.oneof(fc.string(), fc.date().map(String)), async (since) => {
      const { status } = await server.ask(`/gaming/position?since=${encodeURIComponent(since)}`);
      expect(status).toBeLessThan(500);
    });
    await fc.assert(property, RUNS);
  });
});
