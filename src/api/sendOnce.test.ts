import { describe, expect, it } from '@jest/globals';
import { route } from '@contract/route.ts';
import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { FAULTS, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { FAKE_USER, fakeIdentity } from '@/testing/fakeIdentity';
import { makeTestStore } from '@/testing/renderWithStore';
import { api } from './api';
import { ONCE, type OnceArg, sendOnce, withSealed } from './sendOnce';

const pay = route<{ key: string; body: { amount: number }; answer: unknown }>('POST /money');
const KEY = 'key-1';
const PHONE = '254712345678';
const SECRET = 'pi_1_secret_2';

interface PayArg extends OnceArg {
  amount: number;
}

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    payForTest: build.mutation<{ id: string }, PayArg>({
      extraOptions: ONCE,
      queryFn: sendOnce({
        route: pay,
        bodyOf: ({ amount }: PayArg, sealed) => ({ amount, ...(sealed as { phone: string }) }),
        schema: v.object({ id: v.string(), secret: v.string() }),
        part: ({ id, secret }) => ({ shown: { id }, sealed: secret }),
      }),
    }),
  }),
});

const take = (respond: (count: number) => Response) => {
  const taken: { key: string | null; token: string | null; body: unknown }[] = [];
  fakeServer.use(
    http.post(`${ORIGIN}/api/money`, async ({ request }) => {
      taken.push({
        key: request.headers.get('idempotency-key'),
        token: request.headers.get('authorization'),
        body: await request.json(),
      });
      return respond(taken.length);
    }),
  );
  return taken;
};

const well = () => HttpResponse.json({ data: { id: 'd1', secret: SECRET, more: 1 } });

const signedIn = () => {
  const identity = fakeIdentity();
  identity.become(FAKE_USER);
  return identity;
};

const send = async (identity = signedIn()) => {
  const store = makeTestStore({ identity });
  const run = () => Promise.resolve(store.dispatch(endpoints.payForTest.initiate({ idempotencyKey: KEY, amount: 5 })));
  const { result, answered } = await store.dispatch(withSealed(KEY, { phone: PHONE }, run));
  return { store, result, answered };
};

describe('a mutation that counts once', () => {
  it('sends its key, the sealed fields and the token of the player, and checks the answer', async () => {
    const taken = take(well);
    expect((await send()).result).toEqual({ data: { id: 'd1' } });
    expect(taken).toEqual([{ key: KEY, token: 'Bearer token-of-the-player', body: { amount: 5, phone: PHONE } }]);
  });

  it('gives the store only the open fields of the answer, and no sealed field', async () => {
    take(well);
    const { store, answered } = await send();
    const state = JSON.stringify(store.getState());
    expect(state).toContain('"data":{"id":"d1"}');
    expect(state).not.toContain(PHONE);
    expect(state).not.toContain(SECRET);
    expect(answered).toBe(SECRET);
  });

  it('is sent again with the same key when no answer came', async () => {
    const taken = take((count) => (count === 1 ? FAULTS.unreachable() : well()));
    expect((await send()).result).toEqual({ data: { id: 'd1' } });
    expect(taken.map(({ key }) => key)).toEqual([KEY, KEY]);
  });

  it('is sent once when it was refused, and reports the error code', async () => {
    const taken = take(() => HttpResponse.json({ error: { code: 'bonus_unavailable' } }, { status: 400 }));
    expect((await send()).result).toMatchObject({ error: { status: 400, code: 'bonus_unavailable' } });
    expect(taken).toHaveLength(1);
  });

  it.each([
    [400, 'invalid_request'],
    [429, 'too_many_requests'],
  ])('reports with a %s that an earlier try got no answer', async (status, code) => {
    take((count) => (count === 1 ? FAULTS.unreachable() : HttpResponse.json({ error: { code } }, { status })));
    expect((await send()).result).toMatchObject({ error: { status, code, isAfterSilence: true } });
  });

  it('gives an error, and does not throw, when a part of the app fails', async () => {
    const identity = fakeIdentity();
    identity.getToken = () => {
      throw new Error('chunk is gone');
    };
    expect((await send(identity)).result).toMatchObject({ error: { status: 'offline' } });
  });

  it('reports an answer that does not fit the contract', async () => {
    take(() => HttpResponse.json({ data: {} }));
    expect((await send()).result).toMatchObject({ error: { status: 'contract' } });
  });
});

describe('the vault', () => {
  const vault = new Map();
  const extra = { identity: signedIn(), origin: ORIGIN, vault };
  const run = <TResult>(act: () => Promise<TResult>) =>
    withSealed(KEY, PHONE, act)(
      () => undefined as never,
      () => 0,
      extra,
    );

  it('holds sealed fields while the request is on its way, and is empty afterwards', async () => {
    expect(await run(async () => vault.get(KEY)?.sent)).toMatchObject({ result: PHONE });
    expect(vault.size).toBe(0);
  });

  it('is empty also after a request that failed', async () => {
    await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(vault.size).toBe(0);
  });
});
