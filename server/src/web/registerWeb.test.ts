import { utimesSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { PAGE_NAMES } from '../../../contract/pageNames.ts';
import { startTestApp } from '../testing/startTestApp.ts';
import { FILES, FOR_LIVE, get, SCRIPT, startProduction, useWebApp, webDir } from './registerWeb.testTools.ts';
import type { BuildMark } from '../../../contract/buildMark.ts';

describe('the web app', () => {
  useWebApp();

  it('answers the home page prerendered and other pages from the shell', async () => {
    expect((await get('/')).body).toContain('home');
    expect((await get('/?utm=x')).body).toContain('home');
    expect((await get('/all-games?type=top')).body).toContain('shell');
    expect((await get('/provider/twiga-tatu-studio')).body).toContain('shell');
  });

  it('answers other pages in the language that was chosen here, else in that of the browser', async () => {
    const inSwahili = await get('/vip', { 'accept-language': 'sw' });
    expect([inSwahili.statusCode, inSwahili.body]).toEqual([200, FILES['app.sw.html']]);
    expect(inSwahili.headers['vary']).toBe('Accept-Encoding, Accept-Language, Cookie');
    expect(inSwahili.headers['content-security-policy']).toContain("default-src 'self'");
    const chosen = { 'accept-language': 'sw', cookie: 'language=en' };
    expect((await get('/vip', chosen)).body).toBe(FILES['app.html']);
    const unknown = await get('/no-such-page', { cookie: 'language=sw' });
    expect([unknown.statusCode, unknown.body]).toEqual([404, FILES['app.sw.html']]);
  });

  it('sends a page again when its language is another than that of the one that is kept', async () => {
    // Both files have one size and one time of change.
    expect(FILES['app.sw.html']).toHaveLength(FILES['app.html'].length);
    for (const file of ['app.html', 'app.sw.html']) utimesSync(path.join(webDir, file), 1, 1);
    const { etag = '' } = (await get('/vip')).headers;
    const again = { 'if-none-match': String(etag) };
    expect((await get('/vip', again)).statusCode).toBe(304);
    expect((await get('/vip', { ...again, 'accept-language': 'sw' })).body).toBe(FILES['app.sw.html']);
  });

  it.each(['/', '/?utm=x', ...PAGE_NAMES.map((name) => `/${name}`), "/provider/ng'ombe-games", '/vip/', '/search?q=a'])(
    'has a page at %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(200);
    },
  );

  it.each(['/no-such-page', '/no-such-page?x=/vip', '/app.html', '/provider/', '/games%2Foriginal'])(
    'starts at %s too, and answers 404',
    async (url) => {
      const { etag = '' } = (await get('/vip')).headers;
      const answer = await get(url, { 'if-none-match': String(etag), range: 'bytes=0-1' });
      expect([answer.statusCode, answer.body]).toEqual([404, FILES['app.html']]);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      });
      expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
    },
  );

  it.each([
    ...['/assets/gone.js', '/images/games/gone.webp', '/originals/gone.html', '/gone.png', '/assets/'],
    ...['/.git/config', '/.git/HEAD', '/%2egit/config', '/vip/.git/config', '/provider/.git', '/.well-known/x'],
  ])('answers 404 in JSON for %s', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { error: { code: 'not_found' } }]);
  });

  it.each(['/assets/main.0123456789.js.map', '/assets/main.0123456789.js.br', '/.env', '/..%2fpackage.json'])(
    'does not send %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  it.each(['/..%2f..%2fetc%2fpasswd', '/%2e%2e/%2e%2e/etc/passwd'])('treats %s as an unknown page', async (url) => {
    const { statusCode, body } = await get(url);
    expect([statusCode, body]).toEqual([404, FILES['app.html']]);
  });

  it('does not answer paths below /api', async () => {
    expect((await get('/api/health')).json()).toEqual({ data: { status: 'ready' } });
    expect((await get('/api/nothing')).statusCode).toBe(404);
    expect((await get('/api')).statusCode).toBe(404);
  });

  it('sends the compressed files', async () => {
    const url = '/assets/main.0123456789.js';
    const [brotli, gzip, plain] = [
      await get(url, { 'accept-encoding': 'gzip, br' }),
      await get(url, { 'accept-encoding': 'gzip' }),
      await get(url),
    ];
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(SCRIPT);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(SCRIPT);
    expect(plain.body).toBe(SCRIPT);
    expect([brotli, gzip].map(({ headers }) => headers['content-type'])).toEqual([
      'application/javascript; charset=utf-8',
      'application/javascript; charset=utf-8',
    ]);
    expect(brotli.headers.vary).toMatch(/accept-encoding/i);
  });

  it('lets browsers cache hashed files forever, pages never, and other files for a while', async () => {
    const cacheControl = async (url: string) => (await get(url)).headers['cache-control'];
    for (const file of ['main.0123456789.js', 'vip.0a1b2c.js']) {
      expect(await cacheControl(`/assets/${file}`)).toBe('public, max-age=31536000, immutable');
    }
    expect(await cacheControl('/')).toBe('no-cache');
    expect(await cacheControl('/build.txt')).toBe('no-cache');
    expect(await cacheControl('/images/games/simba.webp')).toMatch(/^public, max-age=3600/);
  });

  it('lets frames without an origin load scripts and images', async () => {
    expect((await get('/images/games/simba.webp')).headers['access-control-allow-origin']).toBe('*');
    expect((await get('/')).headers['access-control-allow-origin']).toBeUndefined();
  });

  it('opens windows that may tell it something, and is no part of other sites', async () => {
    const { headers } = await get('/vip');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    const sharedWith = async (url: string) => (await get(url)).headers['cross-origin-resource-policy'];
    expect(await sharedWith('/vip')).toBe('same-origin');
    expect(await sharedWith('/api/health')).toBe('same-origin');
    expect(await sharedWith('/originals/slots.html')).toBe('same-origin');
    expect(await sharedWith('/assets/main.0123456789.js')).toBe('cross-origin');
    expect(await sharedWith('/images/games/simba.webp')).toBe('cross-origin');
  });

  it('denies pages what they do not need, and spares their pictures the words', async () => {
    const denied = async (url: string) => (await get(url)).headers['permissions-policy'];
    for (const page of ['/', '/vip', '/originals/slots.html']) expect(await denied(page)).toContain('camera=()');
    for (const file of ['/images/games/simba.webp', '/assets/main.0123456789.js'])
      expect(await denied(file)).toBeUndefined();
  });

  it('says what to do when the web app is not built', async () => {
    await expect(startTestApp({ webDir: path.join(webDir, 'images') })).rejects.toThrow(/WEB_DIR .+ npm run build/);
  });
});

describe('the service worker', () => {
  useWebApp();

  it('is asked for each time, and may call its own address alone', async () => {
    const { body, headers } = await get('/sw.js');
    expect(body).toBe(FILES['sw.js']);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringMatching(/^(?:text|application)\/javascript/),
      'content-security-policy': `default-src 'none'; script-src 'self'; connect-src 'self'`,
    });
  });

  it('is one that ends itself when the operator switches it off', async () => {
    const { app, close } = await startTestApp({ webDir, hasServiceWorker: false });
    const { statusCode, body } = await app.inject('/sw.js');
    await close();
    expect([statusCode, body]).toEqual([200, FILES['sw-off.js']]);
  });
});

describe('the web app in production', () => {
  it('is served when it was built for the project', async () => {
    const production = await startProduction(FOR_LIVE);
    expect((await production.app.inject('/api/health')).statusCode).toBe(200);
    await production.close();
  });

  it.each([[[]], [['http://karata.example']]])('is refused at the addresses %j', async (siteOrigins) => {
    await expect(startProduction(FOR_LIVE, { siteOrigins })).rejects.toThrow('SITE_ORIGINS needs the address');
  });

  it.each<[string, BuildMark | undefined]>([
    ['the sandbox of demo-karata', { mode: 'sandbox', projectId: 'demo-karata' }],
    ['the production of another', { mode: 'production', projectId: 'another' }],
    ['no known project', undefined],
  ])('is refused when it was built for %s', async (built, mark) => {
    await expect(startProduction(mark)).rejects.toThrow(`was built for ${built}: run npm run build`);
  });
});
