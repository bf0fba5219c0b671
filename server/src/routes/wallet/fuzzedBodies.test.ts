import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { openKits } from '../../testing/openKits.ts';
import { unsignedToken } from '../../testing/fakeTokens.ts';
import { type MoneyApp, startMoneyApp } from '../../testing/startMoneyApp.ts';

let server: MoneyApp;
beforeAll(async () => {
  server = await startMoneyApp();
  await server.pay(12_950);
});
afterAll(() => server.close());

const amounts = fc.oneof(
  fc.constantFrom<unknown>(-1, 0, 0.001, 1e-7, 1e21, 99.999, 1e9, '100', null, true, [], {}, '١٠٠', Number.MAX_VALUE),
  fc.double(),
  fc.string(),
);
const bodies = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      amount: amounts,
      phoneNumber: fc.oneof(fc.string(), fc.constantFrom<unknown>('+', '254', '07123456789', 7, null)),
      methodId: fc.oneof(fc.string(), fc.constantFrom<unknown>('mpesa', 'card', 'stripe', null)),
      bonusId: fc.oneof(fc.string(), fc.constantFrom<unknown>('../users/uid-1', '__x__', 1, null)),
      metadata: fc.jsonValue(),
      __proto__: fc.jsonValue(),
      uid: fc.string(),
    },
    { requiredKeys: [] },
  ),
);

const money = async () => (await server.ask('/wallet/balance?refresh=true')).data;
const RUNS = { numRuns: 60 };

async function post(path: string, body: unknown) {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: {
      authorization: `Bearer ${unsignedToken()}`,
      'content-type': 'application/json',
      'idempotency-key': nextKey(),
    },
    payload: JSON.stringify(body) ?? '',
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

let count = 0;
const nextKey = (): string => `fuzz-${(count += 1).toString().padStart(8, '0')}`;

/** A clear refusal or an answer of the contract, never an internal error. */
function expectClear({ status, body }: Awaited<ReturnType<typeof post>>): void {
  expect(status).toBeLessThan(500);
  if (status !== 200) expect(body).toMatchObject({ error: { code: expect.any(String), message: expect.any(String) } });
}

describe('unusual request bodies', () => {
  it.each(['/wallet/withdrawals', ...openKits().map(({ playerRoutes: [begin] }) => begin.replace('POST ', ''))])(
    'get a clear answer from %s and change no balance',
    async (path) => {
      const before = await money();
      await fc.assert(
        fc.asyncProperty(bodies, async (body) => expectClear(await post(path, body))),
        RUNS,
      );
      expect(await money()).toEqual(before);
    },
  );

  it('change nothing as callbacks', async () => {
    const before = await money();
    const [deposit] = await server.store.find('deposits', { where: [['status', '==', 'completed']] });
    const paths = server.kits.flatMap(({ hooks }) => hooks.of(deposit?.id ?? ''));
    const callbacks = fc.oneof(
      fc.jsonValue(),
      fc.record({ Body: fc.record({ stkCallback: fc.jsonValue() }), Result: fc.jsonValue() }),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), callbacks, async (path, body) => {
        expect((await server.hook(path, body)).status).toBeLessThan(500);
      }),
      RUNS,
    );
    expect(await money()).toEqual(before);
  });
});
