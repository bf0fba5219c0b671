import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, jest } from '@jest/globals';
import { server, useTestApp } from '../../testing/useTestApp.ts';

const game = (id: string, more: object = {}) => ({ id, name: id, provider: 'Mwamba Reels', status: 'active', ...more });

useTestApp();

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
    expect((await get('/api/games')).json()).toEqual({ data: [{ ...game('a'), popularity: 7, isDemo: true }] });
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
