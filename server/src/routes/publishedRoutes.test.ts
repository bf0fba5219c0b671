import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { server, useTestApp } from '../testing/useTestApp.ts';
import { CONTENT_COLLECTIONS, CONTENT_LISTS, type ContentCollection } from '../../../contract/collections.ts';
import { DEFAULT_SETTINGS } from '../../../contract/settings.ts';

useTestApp();

const game = (id: string, more: object = {}) => ({
  id,
  name: id,
  provider: 'Mwamba Reels',
  status: 'active',
  ...more,
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const idsAt = async (url: string) => (await get(url)).json<{ data: { id: string }[] }>().data.map(({ id }) => id);

describe('GET /api/games', () => {
  it('answers an empty list when there are no games', async () => {
    const answer = await get('/api/games');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ data: [] });
  });

  it('answers games that fit the contract', async () => {
    await server.put('games', game('a', { popularity: 7, operatorNote: 'costs too much' }));
    expect((await get('/api/games')).json()).toEqual({
      data: [{ ...game('a'), popularity: 7, isDemo: true }],
    });
  });

  it('leaves out a document that does not fit, and keeps the other documents', async () => {
    await server.put('providers', { id: 'nameless' }, { id: 'p1', name: 'Mwamba Reels' });
    expect(await idsAt('/api/providers')).toEqual(['p1']);
  });

  it('shows a change at once', async () => {
    await server.put('games', game('a'));
    expect(await idsAt('/api/games')).toEqual(['a']);
    await server.put('games', game('b'));
    expect(await idsAt('/api/games')).toEqual(['a', 'b']);
  });

  it('starts with the most popular games', async () => {
    await server.put('games', game('a', { popularity: 1 }), game('b', { popularity: 9 }), game('c', { popularity: 9 }));
    expect(await idsAt('/api/games')).toEqual(['b', 'c', 'a']);
  });

  it('reads the store once for each change, not for each request', async () => {
    const find = jest.spyOn(server.store, 'find');
    await Promise.all(Array.from({ length: 20 }, () => get('/api/games')));
    await server.put('providers', { id: 'p', name: 'Moonlit Dhow' });
    await get('/api/games');
    expect(find).toHaveBeenCalledTimes(1);
  });

  it('makes caches ask each time, and answers 304 while nothing changed', async () => {
    const first = await get('/api/games');
    const etag = String(first.headers.etag);
    expect(first.headers).toMatchObject({ 'cache-control': 'public, no-cache', vary: 'Accept-Encoding' });
    const second = await get('/api/games', { 'if-none-match': etag });
    expect([second.statusCode, second.body, second.headers.etag]).toEqual([304, '', etag]);
    await server.put('games', game('a'));
    expect((await get('/api/games', { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('is sent compressed, with the same content', async () => {
    await server.put('games', game('a'));
    const plain = await get('/api/games');
    const gzip = await get('/api/games', { 'accept-encoding': 'gzip' });
    const brotli = await get('/api/games', { 'accept-encoding': 'gzip, br' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload);
    expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain.rawPayload);
  });

  it('refuses a list that does not exist', async () => {
    const answer = await get('/api/games?list=best');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      error: { code: 'invalid_request', message: expect.stringContaining('Wrong query: list: ') },
    });
  });
});

describe('the address of a game for money', () => {
  it.each(['/api/games', '/api/games?list=lobby', '/api/games?ids=a,b'])('is not public: %s', async (url) => {
    await server.put(
      'games',
      game('a', { isDemo: false, gameUrl: 'https://g.example/a', url: 'https://g.example/a2' }),
      game('b', { gameUrl: 'https://g.example/b' }),
    );
    const { data } = (await get(url)).json<{ data: object[] }>();
    expect(data).toEqual([
      { ...game('a'), popularity: 0, isDemo: false },
      { ...game('b'), popularity: 0, isDemo: true, gameUrl: 'https://g.example/b' },
    ]);
  });
});

describe('GET /api/games?category=', () => {
  it('answers the games of that kind only', async () => {
    await server.put('games', game('a', { category: 'crash' }), game('b', { category: 'slots' }), game('c'));
    expect(await idsAt('/api/games?category=crash')).toEqual(['a']);
    expect(await idsAt('/api/games?category=bingo')).toEqual([]);
  });
});

describe('GET /api/games?ids=', () => {
  it('answers the games with these ids that exist', async () => {
    await server.put('games', game('a'), game('b'), game('c', { status: 'maintenance' }));
    expect(await idsAt('/api/games?ids=c,a,gone')).toEqual(['a', 'c']);
    expect(await idsAt('/api/games?ids=')).toEqual([]);
  });

  it('refuses more ids than one request may have', async () => {
    const ids = Array.from({ length: 31 }, (_, index) => index).join(',');
    expect((await get(`/api/games?ids=${ids}`)).statusCode).toBe(400);
  });
});

describe('GET /api/games?list=lobby', () => {
  const many = Array.from({ length: 30 }, (_, index) =>
    game(`g${String(index).padStart(2, '0')}`, { popularity: index }),
  );

  it('answers only games that a row of the home page shows', async () => {
    await server.put('games', ...many, game('off', { status: 'inactive', popularity: 99 }));
    const ids = await idsAt('/api/games?list=lobby');
    expect(ids).toContain('g29');
    expect(ids).not.toContain('g10');
    expect(ids).not.toContain('off');
  });

  it('changes when the providers change', async () => {
    await server.put('games', ...many, game('last', { provider: 'Moonlit Dhow', popularity: 0 }));
    expect(await idsAt('/api/games?list=lobby')).not.toContain('last');
    await server.put('providers', { id: 'p1', name: 'Moonlit Dhow' });
    expect(await idsAt('/api/games?list=lobby')).toContain('last');
  });

  it('puts providers with an order first', async () => {
    const provider = (id: string, order?: number) => ({ id, name: id, order });
    await server.put('providers', provider('a'), provider('b', 2), provider('c', 1));
    expect(await idsAt('/api/providers')).toEqual(['c', 'b', 'a']);
  });
});

const getContent = (path: string) => server.app.inject(`/api${path}`);
const contentIdsAt = async (path: string) =>
  (await getContent(path)).json<{ data: { id: string }[] }>().data.map(({ id }) => id);

/** A competition is shown only with these; other items have no such fields. */
const NEEDED = {
  ...{ rules: ['The best ten share.'], gamesPage: 'games/slots', endsAt: '2099-01-01T00:00:00Z' },
  ...{ every: 'day', kinds: ['dice'], score: 'stake' },
};

describe('the content routes', () => {
  const paths = CONTENT_LISTS.map(({ operation, collection }) => [operation.path, collection] as const);

  it.each(paths)('answer %s from %s, without inactive items', async (path, collection) => {
    const [a, b, c] = [{ id: 'a' }, { id: 'b', isActive: false }, { id: 'c', isActive: true }];
    await server.put(collection, { ...a, ...NEEDED }, { ...b, ...NEEDED }, { ...c, ...NEEDED });
    expect(await contentIdsAt(path)).toEqual(['a', 'c']);
  });

  it.each(Object.keys(CONTENT_COLLECTIONS) as ContentCollection[])('answer %s by its name', async (collection) => {
    await server.put(collection, { id: 'a', ...NEEDED }, { id: 'b', isActive: false, ...NEEDED });
    expect(await contentIdsAt(`/content/${collection}`)).toEqual(['a']);
  });

  it('show the latest bets first', async () => {
    await server.put(
      'bet-history',
      { id: 'old', placedAt: '2026-11-01T10:00:00Z' },
      { id: 'new', placedAt: '2026-11-02T10:00:00Z' },
    );
    expect(await contentIdsAt('/content/bet-history')).toEqual(['new', 'old']);
  });

  it('list the existing collections when an unknown collection is requested', async () => {
    const answer = await getContent('/content/users');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      error: { code: 'unknown_collection', message: expect.stringMatching(/"users".+hero-content.+text-pages/) },
    });
  });

  it.each(['constructor', 'meta', 'games', 'settings'])('do not answer %s as content', async (name) => {
    expect((await getContent(`/content/${name}`)).statusCode).toBe(404);
  });

  it('refuse a name that is not a valid collection name', async () => {
    expect((await getContent('/content/..%2Fmeta')).statusCode).toBe(400);
  });
});

describe('content in the requested language', () => {
  const ask = (headers: Record<string, string> = {}) => server.app.inject({ url: '/api/challenges', headers });
  const titles = async (language: string) =>
    (await ask({ 'accept-language': language })).json<{ data: { title: string }[] }>().data.map(({ title }) => title);

  beforeEach(() =>
    server.put(
      'challenge-content',
      { id: 'a', title: 'Night sprint', translations: { sw: { title: 'Mbio za usiku' } } },
      { id: 'b', title: 'Harvest cup' },
    ),
  );

  it('is translated where translations exist, and never contains the translations themselves', async () => {
    expect(await titles('sw-KE, en;q=0.5')).toEqual(['Mbio za usiku', 'Harvest cup']);
    expect(await titles('en-KE, sw;q=0.9')).toEqual(['Night sprint', 'Harvest cup']);
    expect((await ask()).body).not.toContain('translations');
  });

  it('has headers with its language, and says that it depends on the requested language', async () => {
    const { headers } = await ask({ 'accept-language': 'sw' });
    expect(headers).toMatchObject({ 'content-language': 'sw', vary: 'Accept-Encoding, Accept-Language' });
    expect((await ask()).headers['content-language']).toBe('en');
  });

  it('has an ETag in each language', async () => {
    const etag = String((await ask({ 'accept-language': 'sw' })).headers.etag);
    const again = { 'if-none-match': etag };
    expect((await ask({ ...again, 'accept-language': 'sw' })).statusCode).toBe(304);
    expect((await ask({ ...again, 'accept-language': 'en' })).statusCode).toBe(200);
  });

  it('changes in every language at once', async () => {
    expect(await titles('sw')).toHaveLength(2);
    await server.put('challenge-content', {
      id: 'c',
      title: 'Coast race',
      translations: { sw: { title: 'Mbio za pwani' } },
    });
    expect(await titles('sw')).toContain('Mbio za pwani');
    expect(await titles('en')).toContain('Coast race');
  });

  it('is sent compressed in every language', async () => {
    const packed = await ask({ 'accept-language': 'sw', 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).toString()).toContain('Mbio za usiku');
  });
});

describe('GET /api/settings', () => {
  const settings = async () => (await server.app.inject('/api/settings')).json<{ data: unknown }>().data;

  it('answers the defaults when there are no settings', async () => {
    expect(await settings()).toEqual(DEFAULT_SETTINGS);
  });

  it('answers the first document as an object, with defaults for missing fields', async () => {
    await server.put('settings', { id: 'a', siteName: 'Bahati' }, { id: 'b', siteName: 'Other' });
    expect(await settings()).toEqual({ ...DEFAULT_SETTINGS, siteName: 'Bahati' });
  });

  it('answers in the requested language, and leaves other fields unchanged', async () => {
    const sw = { windowTitle: 'Karata | Kasino', footerData: { helpTitle: 'Msaada' } };
    await server.put('settings', {
      id: 'site',
      windowTitle: 'Karata | Casino',
      footerData: { helpTitle: 'Help', licenseNumber: 'A1' },
      translations: { sw },
    });
    const swahili = await server.app.inject({ url: '/api/settings', headers: { 'accept-language': 'sw-KE' } });
    expect(swahili.json()).toMatchObject({
      data: { windowTitle: 'Karata | Kasino', footerData: { helpTitle: 'Msaada', licenseNumber: 'A1' } },
    });
    expect(await settings()).toMatchObject({ windowTitle: 'Karata | Casino', footerData: { helpTitle: 'Help' } });
  });
});
