import { beforeEach, describe, expect, it } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { FAKE_USER, fakeIdentity } from '@/testing/fakeIdentity';
import { fakeServer, ORIGIN } from '@/testing/fakeApi';
import { makeTestStore } from '@/testing/renderWithStore';
import { api } from './api';
import { forgetPlayer, keepAnswer, playerEndpoints } from './playerEndpoints';

/** Part of each answer that belongs to the player. */
const SECRET = 'of-the-player';

const publicApi = api.injectEndpoints({
  endpoints: (build) => ({ readNews: build.query<unknown, string>({ query: (id) => ({ url: `news/${id}` }) }) }),
});

const testApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    readOwn: build.query<unknown, string>({
      query: (id) => ({ url: `own/${id}` }),
      providesTags: [{ type: 'Player', id: 'own' }],
    }),
    readPages: build.infiniteQuery<unknown, string, number>({
      query: ({ queryArg, pageParam }) => ({ url: `own/${queryArg}?page=${pageParam}` }),
      infiniteQueryOptions: { initialPageParam: 1, getNextPageParam: (_last, pages) => pages.length + 1 },
      providesTags: [{ type: 'Player', id: 'pages' }],
    }),
    changeOwn: build.mutation<unknown, string>({
      query: (id) => ({ url: `own/${id}`, method: 'POST', body: {} }),
      onQueryStarted: keepAnswer('readOwn'),
    }),
  })),
});

const { readOwn, readPages, changeOwn } = testApi.endpoints;
const { readNews } = publicApi.endpoints;

/** A backend whose answers wait for the test. */
function heldBackend() {
  const waiting: (() => void)[] = [];
  const hold = () => new Promise<void>((resolve) => waiting.push(resolve));
  const answer = async () => {
    await hold();
    return HttpResponse.json({ data: SECRET });
  };
  fakeServer.use(
    http.get(`${ORIGIN}/api/own/:id`, answer),
    http.post(`${ORIGIN}/api/own/:id`, answer),
    http.get(`${ORIGIN}/api/news/:id`, answer),
  );
  const asked = async (count: number) => {
    for (let tries = 0; tries < 400 && waiting.length < count; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 5));
    expect(waiting).toHaveLength(count);
  };
  return { asked, letGo: () => waiting.splice(0).forEach((go) => go()) };
}

const quickBackend = () =>
  fakeServer.use(
    http.get(`${ORIGIN}/api/own/:id`, () => HttpResponse.json({ data: SECRET })),
    http.post(`${ORIGIN}/api/own/:id`, () => HttpResponse.json({ data: SECRET })),
    http.get(`${ORIGIN}/api/news/:id`, () => HttpResponse.json({ data: 'for everybody' })),
  );

const newStore = () => {
  const identity = fakeIdentity();
  identity.become(FAKE_USER);
  return makeTestStore({ identity });
};

const NOTHING = { queries: {}, mutations: {} };

describe('forgetting the player', () => {
  let store: ReturnType<typeof newStore>;
  beforeEach(() => {
    store = newStore();
  });

  it('removes every answer, page and write of the player', async () => {
    quickBackend();
    await store.dispatch(readOwn.initiate('a'));
    await store.dispatch(readOwn.initiate('b'));
    await store.dispatch(readPages.initiate('c'));
    await store.dispatch(readPages.initiate('c', { direction: 'forward' }));
    await store.dispatch(changeOwn.initiate('d'));
    await store.dispatch(changeOwn.initiate('e', { fixedCacheKey: 'one' }));
    expect(JSON.stringify(store.getState().api)).toContain(SECRET);
    store.dispatch(forgetPlayer());
    expect(store.getState().api).toMatchObject(NOTHING);
    expect(JSON.stringify(store.getState().api)).not.toContain(SECRET);
  });

  it('keeps public answers, also those that are still on their way', async () => {
    quickBackend();
    await store.dispatch(readNews.initiate('old'));
    await store.dispatch(readOwn.initiate('a'));
    const { asked, letGo } = heldBackend();
    const onItsWay = store.dispatch(readNews.initiate('new'));
    await asked(1);
    store.dispatch(forgetPlayer());
    letGo();
    expect((await onItsWay).data).toBe(SECRET);
    expect(readNews.select('old')(store.getState()).data).toBe('for everybody');
    expect(Object.keys(store.getState().api.queries)).toHaveLength(2);
  });

  it('drops every answer that is still on its way: a first read, one more page, a write and its cache entry', async () => {
    quickBackend();
    await store.dispatch(readPages.initiate('c'));
    const { asked, letGo } = heldBackend();
    const sent = [
      store.dispatch(readOwn.initiate('a')),
      store.dispatch(readPages.initiate('c', { direction: 'forward' })),
      store.dispatch(changeOwn.initiate('d')),
    ];
    await asked(3);
    store.dispatch(forgetPlayer());
    letGo();
    await Promise.all(sent);
    expect(store.getState().api).toMatchObject(NOTHING);
    expect(JSON.stringify(store.getState().api)).not.toContain(SECRET);
  });

  it('hides the answers of one player from the next player with the same request', async () => {
    const { asked, letGo } = heldBackend();
    const first = store.dispatch(readOwn.initiate('a'));
    await asked(1);
    store.dispatch(forgetPlayer());
    fakeServer.use(http.get(`${ORIGIN}/api/own/:id`, () => HttpResponse.json({ data: 'of the next' })));
    const second = await store.dispatch(readOwn.initiate('a'));
    letGo();
    await first;
    expect(second.data).toBe('of the next');
    expect(readOwn.select('a')(store.getState()).data).toBe('of the next');
  });

  it('removes tags that name a record', async () => {
    quickBackend();
    await store.dispatch(readOwn.initiate('record-7'));
    store.dispatch(forgetPlayer());
    expect(JSON.stringify(store.getState().api)).not.toContain('record-7');
  });
});
