/** Tests for each endpoint: its request, its answer, its refusals, and who may see the answer. */
import { describe, expect, it } from '@jest/globals';
import { IDEMPOTENCY_HEADER } from '@contract/route.ts';
import { http, HttpResponse } from 'msw';
import { forgetPlayer } from '@/api';
import { fakeServer, ORIGIN } from './fakeApi';
import { FAKE_USER, fakeIdentity } from './fakeIdentity';
import { makeTestStore } from './renderWithStore';

type TestStore = ReturnType<typeof makeTestStore>;

export interface EndpointCase {
  ask: (dispatch: TestStore['dispatch']) => PromiseLike<{ data?: unknown; error?: unknown }>;
  /** Method and path below /api with its query, such as `GET wallet/balance?refresh=true`. */
  sends: string;
  body?: unknown;
  /** The idempotency key of a money request. */
  key?: string;
  /** A player's answer leaves the cache at the end of the session. */
  of: 'player' | 'everybody';
  /** The answer of the backend. */
  answer: unknown;
  /** The expected result, for the fields named here. */
  reads: unknown;
  /** Parts of the answer that the store never has. */
  hides?: readonly string[];
  /** Answers that do not fit the contract. Missing when the answer is not read. */
  refuses?: readonly unknown[];
}

const newStore = () => {
  const identity = fakeIdentity();
  identity.become(FAKE_USER);
  return makeTestStore({ identity });
};

/** A backend with one answer to everything, which records requests. */
function backend(answer: unknown) {
  const asked: { sends: string; body: unknown; key: string | undefined }[] = [];
  fakeServer.use(
    http.all(`${ORIGIN}/api/*`, async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const text = await request.text();
      asked.push({
        sends: `${request.method} ${pathname.replace('/api/', '')}${search}`,
        body: text === '' ? undefined : (JSON.parse(text) as unknown),
        key: request.headers.get(IDEMPOTENCY_HEADER) ?? undefined,
      });
      return HttpResponse.json({ data: answer });
    }),
  );
  return asked;
}

const cacheOf = (store: TestStore) => {
  const { queries, mutations } = store.getState().api;
  return [...Object.keys(queries), ...Object.keys(mutations)];
};

function describeRefusals({ ask, refuses = [] }: EndpointCase) {
  for (const misfit of refuses)
    it(`refuses the answer ${JSON.stringify(misfit)}`, async () => {
      backend(misfit);
      const { data, error } = await ask(newStore().dispatch);
      expect(data).toBeUndefined();
      expect(error).toMatchObject({ status: 'contract' });
    });
}

function describeEndpoint({ ask, sends, body, key, of, answer, reads, hides = [] }: EndpointCase) {
  it(`sends ${sends}`, async () => {
    const asked = backend(answer);
    await ask(newStore().dispatch);
    expect(asked).toEqual([{ sends, body, key }]);
  });

  it('reads the answer', async () => {
    backend(answer);
    const store = newStore();
    const { data, error } = await ask(store.dispatch);
    expect(error).toBeUndefined();
    expect({ data }).toMatchObject({ data: reads });
    for (const secret of hides) expect(JSON.stringify(store.getState())).not.toContain(secret);
  });

  it(
    of === 'player' ? 'is removed from the cache when the player leaves' : 'stays in the cache when a player leaves',
    async () => {
      backend(answer);
      const store = newStore();
      await ask(store.dispatch);
      const before = cacheOf(store);
      store.dispatch(forgetPlayer());
      expect(cacheOf(store)).toEqual(of === 'player' ? [] : before);
      expect(before).not.toEqual([]);
    },
  );
}

export const describeEndpoints = (of: string, cases: Readonly<Record<string, EndpointCase>>): void =>
  describe(of, () => {
    for (const [name, endpoint] of Object.entries(cases))
      describe(`the request ${name}`, () => {
        describeEndpoint(endpoint);
        describeRefusals(endpoint);
      });
  });
