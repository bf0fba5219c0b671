import { gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { CONTENT_COLLECTIONS, CONTENT_LISTS, type ContentCollection } from '../../../../contract/collections.ts';
import { server, useTestApp } from '../../testing/useTestApp.ts';

useTestApp();

const get = (path: string) => server.app.inject(`/api${path}`);
const idsAt = async (path: string) => (await get(path)).json<{ data: { id: string }[] }>().data.map(({ id }) => id);

describe('the content routes', () => {
  const paths = CONTENT_LISTS.map(({ operation, collection }) => [operation.path, collection] as const);

  it.each(paths)('answer %s from %s, without inactive items', async (path, collection) => {
    await server.put(collection, { id: 'a' }, { id: 'b', isActive: false }, { id: 'c', isActive: true });
    expect(await idsAt(path)).toEqual(['a', 'c']);
  });

  it.each(Object.keys(CONTENT_COLLECTIONS) as ContentCollection[])('answer %s by its name', async (collection) => {
    await server.put(collection, { id: 'a' }, { id: 'b', isActive: false });
    expect(await idsAt(`/content/${collection}`)).toEqual(['a']);
  });

  it('show the latest bets first', async () => {
    await server.put(
      'bet-history',
      { id: 'old', placedAt: '2026-11-01T10:00:00Z' },
      { id: 'new', placedAt: '2026-11-02T10:00:00Z' },
    );
    expect(await idsAt('/content/bet-history')).toEqual(['new', 'old']);
  });

  it('list the existing collections when an unknown collection is requested', async () => {
    const answer = await get('/content/users');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      error: { code: 'unknown_collection', message: expect.stringMatching(/"users".+hero-content.+text-pages/) },
    });
  });

  it.each(['constructor', 'meta', 'games', 'settings'])('do not answer %s as content', async (name) => {
    expect((await get(`/content/${name}`)).statusCode).toBe(404);
  });

  it('refuse a name that is not a valid collection name', async () => {
    expect((await get('/content/..%2Fmeta')).statusCode).toBe(400);
  });
});

describe('content in the requested language', () => {
  const ask = (headers: Record<string, string> = {}) => server.app.inject({ url: '/api/competitions', headers });
  const titles = async (language: string) =>
    (await ask({ 'accept-language': language })).json<{ data: { title: string }[] }>().data.map(({ title }) => title);

  beforeEach(() =>
    server.put(
      'competitions',
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
    await server.put('competitions', {
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
