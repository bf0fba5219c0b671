import { describe, expect, it } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { FAULTS, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { FAKE_USER, fakeIdentity } from '@/testing/fakeIdentity';
import { makeTestStore } from '@/testing/renderWithStore';
import { sendOnce } from './sendOnce';

const ASK = {
  url: 'money',
  body: { amount: 5 },
  headers: { 'idempotency-key': 'key-1' },
  schema: v.object({ id: v.string() }),
};

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

const well = () => HttpResponse.json({ data: { id: 'd1', more: 1 } });

const send = () => {
  const identity = fakeIdentity();
  identity.become(FAKE_USER);
  const store = makeTestStore({ identity });
  const before = store.getState();
  return { store, before, sent: store.dispatch(sendOnce(ASK)) };
};

describe('a request that counts once', () => {
  it('goes with its key and the token of the player, and is read by its schema', async () => {
    const taken = take(well);
    expect(await send().sent).toEqual({ data: { id: 'd1' } });
    expect(taken).toEqual([{ key: 'key-1', token: 'Bearer token-of-the-player', body: { amount: 5 } }]);
  });

  it('is not seen in the store', async () => {
    take(well);
    const { store, before, sent } = send();
    await sent;
    expect(store.getState()).toBe(before);
  });

  it('goes again with the same key where no answer came', async () => {
    const taken = take((count) => (count === 1 ? FAULTS.unreachable() : well()));
    expect(await send().sent).toEqual({ data: { id: 'd1' } });
    expect(taken.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
  });

  it('goes once where it was refused, and says by which code', async () => {
    const taken = take(() => HttpResponse.json({ error: { code: 'bonus_unavailable' } }, { status: 400 }));
    expect(await send().sent).toMatchObject({ error: { status: 400, code: 'bonus_unavailable' } });
    expect(taken).toHaveLength(1);
  });

  it.each([
    [400, 'invalid_request'],
    [429, 'too_many_requests'],
  ])('says of a %s that a try before got no answer', async (status, code) => {
    take((count) => (count === 1 ? FAULTS.unreachable() : HttpResponse.json({ error: { code } }, { status })));
    expect(await send().sent).toMatchObject({ error: { status, code, isAfterSilence: true } });
  });

  it('is an error, and no exception, where a part of the app fails', async () => {
    const identity = fakeIdentity();
    identity.getToken = () => {
      throw new Error('chunk is gone');
    };
    expect(await makeTestStore({ identity }).dispatch(sendOnce(ASK))).toMatchObject({ error: { status: 'offline' } });
  });

  it('says that an answer does not fit the contract', async () => {
    take(() => HttpResponse.json({ data: {} }));
    expect(await send().sent).toMatchObject({ error: { status: 'contract' } });
  });
});
