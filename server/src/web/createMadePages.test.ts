import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { waitUntil } from '../testing/waitUntil.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'karata-home-'));
const webDir = path.join(folder, 'web');

/** A render bundle that shows what it was given; it fails for a site named Broken. */
const BUNDLE = `exports.renderPage = async ({ page, language, isSaving, origin, answers }) => {
  const { settings, lobby = [], 'hero-content': hero } = answers;
  if (settings.siteName === 'Broken') throw new Error('no such look');
  return {
    template: settings.maintenanceMode ? 'maintenance' : 'home',
    head: '<link rel="canonical" href="' + origin + '/' + page + '">',
    title: settings.windowTitle,
    description: 'd',
    theme: '--primary:' + settings.primaryColor,
    isStill: !settings.enableAnimations,
    markup: (isSaving ? '' : '<picture><img src="/images/hero/left.webp" fetchPriority="high"/></picture>') + '<p style="--wide: 1px">' + settings.siteName + ' ' + lobby.map(({ id }) => id) + '</p><i>' + page + ' ' + JSON.stringify(answers['vip-levels'] ?? '') + '</i>',
    data: { hero },
  };
};`;

const template = (name: string, language: string): string =>
  `<!doctype html><html lang="en"><head><title>t</title><script>${name}("${language}")</script></head><body><div id="root"></div></body></html>`;
const templates = Object.fromEntries(
  ['home', 'maintenance'].map((name) => [name, { en: template(name, 'en'), sw: template(name, 'sw') }]),
);

let server: TestApp;
const get = (headers: Record<string, string> = {}, url = '/') => server.app.inject({ url, headers });
const at = (url: string, headers: Record<string, string> = {}) => get(headers, url);
const siteNamed = (siteName: string, more: object = {}) =>
  server.put('settings', { id: 'site', siteName, translations: { sw: { siteName: `${siteName} ya Kenya` } }, ...more });
const shows = (text: string) => waitUntil(async () => (await get()).body.includes(text));

beforeAll(() => {
  for (const name of ['web', 'render']) mkdirSync(path.join(folder, name));
  writeFileSync(path.join(webDir, 'index.html'), '<!doctype html><p>built</p>');
  writeFileSync(path.join(webDir, 'index.sw.html'), '<!doctype html><p>limejengwa</p>');
  writeFileSync(path.join(folder, 'render/pages.cjs'), BUNDLE);
  writeFileSync(path.join(folder, 'render/pages.json'), JSON.stringify(templates));
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(async () => {
  server = await startTestApp({ webDir });
});
afterEach(() => server.close());

describe('home from the server', () => {
  it('is made of the content, with title, colours, markup and data', async () => {
    await siteNamed('Bahati', { primaryColor: '#0a7d33', windowTitle: 'Bahati & co', enableAnimations: false });
    await shows('Bahati');
    const { body, headers } = await get();
    expect(body).toContain('<html lang="en" class="isStill">');
    expect(body).toContain('<title>Bahati &amp; co</title>');
    expect(body).toContain('<style data-theme>:root{--primary:#0a7d33}</style>');
    expect(body).toContain('<script type="application/json" id="page-data">{"hero":[]}</script>');
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  });

  it('is first made when the site is ready, with all content that it got until then', async () => {
    await siteNamed('Bahati');
    await setTimeout(100);
    await server.put('games', { id: 'simba', name: 'Simba', provider: 'P', status: 'active' });
    expect((await get()).body).toContain('Bahati simba');
  });

  it('is another page with another tag after a change of content, and the same until then', async () => {
    await siteNamed('Bahati');
    await shows('Bahati');
    const { etag } = (await get()).headers;
    expect((await get()).headers.etag).toBe(etag);
    await server.put('games', { id: 'simba', name: 'Simba', provider: 'P', status: 'active' });
    await shows('Bahati simba');
    expect((await get()).headers.etag).not.toBe(etag);
  });

  it('is answered with 304 while it is the same, in each encoding for itself', async () => {
    const { etag } = (await get({ 'accept-encoding': 'br' })).headers;
    const again = await get({ 'accept-encoding': 'br', 'if-none-match': String(etag) });
    expect([again.statusCode, again.body, again.headers['content-security-policy']]).toEqual([
      304,
      '',
      expect.stringContaining('sha256-'),
    ]);
    expect((await get({ 'if-none-match': String(etag) })).statusCode).toBe(200);
  });

  it('names its first pictures ahead of the page', async () => {
    await siteNamed('Bahati');
    await shows('Bahati');
    expect((await get()).headers['link']).toBe('</images/hero/left.webp>; rel=preload; as=image; fetchpriority=high');
  });

  it('is sent compressed', async () => {
    const { rawPayload, headers } = await get({ 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(rawPayload).toString()).toBe((await get()).body);
  });

  it('is in the language that was chosen in this browser, else in the one it prefers', async () => {
    await siteNamed('Bahati');
    await shows('Bahati');
    const languageFor = async (headers: Record<string, string>) =>
      /<html lang="(\w+)".+home\("(\w+)"\).+>(Bahati[^<]*) <\/p>/s.exec((await get(headers)).body)?.slice(1);
    expect(await languageFor({})).toEqual(['en', 'en', 'Bahati']);
    expect(await languageFor({ 'accept-language': 'sw-KE,sw;q=0.9,en;q=0.8' })).toEqual([
      'sw',
      'sw',
      'Bahati ya Kenya',
    ]);
    expect(await languageFor({ 'accept-language': 'sw', cookie: 'a=b; language=en' })).toEqual(['en', 'en', 'Bahati']);
    expect(await languageFor({ cookie: 'language=xx' })).toEqual(['en', 'en', 'Bahati']);
    expect((await get()).headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie, Save-Data');
  });

  it('has few pictures for who saves data: as chosen in this browser, else as the browser asks of all sites', async () => {
    await siteNamed('Bahati');
    await shows('Bahati');
    const isLight = async (headers: Record<string, string>) => {
      const { body, headers: sent } = await get(headers);
      expect(body).toContain('Bahati');
      expect(sent['link'] === undefined).toBe(!body.includes('<img'));
      return !body.includes('<img');
    };
    expect(await isLight({})).toBe(false);
    expect(await isLight({ 'save-data': 'on' })).toBe(true);
    expect(await isLight({ cookie: 'language=en; saver=1' })).toBe(true);
    expect(await isLight({ 'save-data': 'on', cookie: 'saver=0' })).toBe(false);
    const { etag } = (await get()).headers;
    expect((await get({ 'save-data': 'on' })).headers.etag).not.toBe(etag);
  });

  it('allows exactly its own inline code', async () => {
    await siteNamed('Bahati', { primaryColor: '#0a7d33' });
    await shows('0a7d33');
    const policy = String((await get()).headers['content-security-policy']);
    const hashesIn = (directive: string) =>
      (new RegExp(`${directive}[^;]*`).exec(policy)?.[0].match(/'sha256-[^']+'/g) ?? []).length;
    // The script of the page, not its data; the colours, and the one style attribute.
    expect([hashesIn('script-src'), hashesIn('style-src')]).toEqual([1, 2]);
  });

  it('is the same for everybody, whoever asks', async () => {
    const { body, headers } = await get();
    const asPlayer = await get({ authorization: 'Bearer abc', cookie: 'session=abc' });
    expect([asPlayer.body, asPlayer.headers.etag]).toEqual([body, headers.etag]);
    expect(asPlayer.headers['set-cookie']).toBeUndefined();
  });

  it('is the page of maintenance as long as that lasts', async () => {
    await siteNamed('Bahati', { maintenanceMode: true });
    await shows('maintenance("en")');
    for (const url of ['/', '/vip', '/profile']) {
      const { statusCode, headers } = await at(url);
      expect([url, statusCode, headers['retry-after']]).toEqual([url, 503, '600']);
    }
    await siteNamed('Bahati', { maintenanceMode: false });
    await shows('home("en")');
    expect((await get()).statusCode).toBe(200);
  });

  it('stays the last good page when it cannot be made', async () => {
    await siteNamed('Bahati');
    await shows('Bahati');
    await siteNamed('Broken');
    await server.put('games', { id: 'simba', name: 'Simba', provider: 'P', status: 'active' });
    expect((await get()).body).toContain('Bahati');
    await siteNamed('Karibu');
    await shows('Karibu simba');
  });
});

describe('the other public pages from the server', () => {
  it('are each made of their own lists, in the language of the visitor', async () => {
    await server.put('vip-levels', { id: 'gold', title: 'Gold', translations: { sw: { title: 'Dhahabu' } } });
    await waitUntil(async () => (await at('/vip')).body.includes('Gold'));
    await waitUntil(async () => (await at('/vip', { 'accept-language': 'sw' })).body.includes('Dhahabu'));
    const { statusCode, headers, body } = await at('/vip');
    expect([statusCode, headers['cache-control'], headers['x-robots-tag']]).toEqual([200, 'no-cache', undefined]);
    expect(body).toContain('<i>vip ');
    expect(String(headers['content-security-policy'])).toContain('sha256-');
    expect((await at('/vip', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  it('have one more for every address that is no page, with status 404, which search engines leave out', async () => {
    await siteNamed('Bahati');
    await shows('Bahati');
    const { statusCode, headers, body } = await at('/no-such-page', { 'accept-language': 'sw', 'if-none-match': '*' });
    expect([statusCode, headers['x-robots-tag'], headers.etag]).toEqual([404, 'noindex', undefined]);
    expect(body).toContain('<html lang="sw"');
    expect(body).toContain('<i>unknown ');
    expect((await at('/sitemap.xml')).body).not.toContain('unknown');
  });

  it('follow a change by the operator, also of the words in another language', async () => {
    await server.put('vip-levels', { id: 'gold', title: 'Gold' });
    await waitUntil(async () => (await at('/vip')).body.includes('Gold'));
    await server.put('vip-levels', { id: 'gold', title: 'Simba', translations: { sw: { title: 'Simba wa dhahabu' } } });
    await waitUntil(async () => (await at('/vip')).body.includes('"Simba"'));
    await waitUntil(async () => (await at('/vip?lang=sw')).body.includes('Simba wa dhahabu'));
  });

  it('have an address in each language, which comes before a choice of this browser', async () => {
    await siteNamed('Bahati');
    await shows('Bahati');
    const languageAt = async (url: string, headers: Record<string, string> = {}) =>
      /<html lang="(\w+)"/.exec((await at(url, headers)).body)?.[1];
    expect(await languageAt('/vip?lang=sw')).toBe('sw');
    expect(await languageAt('/?lang=sw', { 'accept-language': 'en' })).toBe('sw');
    expect(await languageAt('/vip?lang=en', { 'accept-language': 'sw' })).toBe('en');
    expect(await languageAt('/vip?lang=sw', { cookie: 'language=en' })).toBe('sw');
    expect(await languageAt('/vip?lang=xx')).toBe('en');
  });

  it('are one page however its address is written', async () => {
    await server.put('providers', { id: 'p', name: 'Simba Play', status: 'active' });
    const isPage = async (url: string, page: string) => (await at(url)).body.includes(`<i>${page} `);
    await waitUntil(() => isPage('/provider/simba-play', 'provider/simba-play'));
    for (const url of ['/all-games?provider=Simba+Play', '/all-games?provider=simba-play&utm_source=x'])
      expect([url, await isPage(url, 'provider/simba-play')]).toEqual([url, true]);
    expect(await isPage('/all-games?type=all', 'all-games')).toBe(true);
    expect(await isPage('/search?category=crash&ref=abc', 'search?category=crash')).toBe(true);
    expect(await isPage('/vip/?x=1', 'vip')).toBe(true);
  });

  it.each([
    '/profile',
    '/my-bets',
    '/search?q=aviator',
    '/all-games?shelf=recent',
    '/games/slots?facts=high',
    '/all-games?category=no-such-kind',
    '/provider/nobody',
  ])('do not include %s, of which nothing is for search engines', async (url) => {
    await server.put('providers', { id: 'p', name: 'Simba Play', status: 'active' });
    await waitUntil(async () => (await at('/provider/simba-play')).body.includes('<i>provider/simba-play'));
    const { statusCode, headers, body } = await at(url);
    expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex']);
    expect(body).not.toContain('page-data');
  });

  it('stay with search engines while they cannot be made', async () => {
    await siteNamed('Broken');
    const broken = await startTestApp({ webDir }, { store: server.store });
    const { statusCode, headers, body } = await broken.app.inject('/vip');
    expect([statusCode, headers['x-robots-tag']]).toEqual([200, undefined]);
    expect(body).not.toContain('page-data');
    expect((await broken.app.inject('/profile')).headers['x-robots-tag']).toBe('noindex');
    await broken.app.close();
  });

  it('are listed for search engines, each once in each language, and robots are told where', async () => {
    await server.put('providers', { id: 'p', name: "Ng'ombe & Co", status: 'active' });
    await waitUntil(async () => (await at('/sitemap.xml')).body.includes('ombe'));
    const { body, headers } = await at('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const places = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place ?? '');
    expect(new Set(places).size).toBe(places.length);
    const origin = /^Sitemap: (.+)\/sitemap\.xml$/m.exec((await at('/robots.txt')).body)?.[1] ?? '?';
    expect(places).toEqual(
      expect.arrayContaining(
        [
          '/',
          '/?lang=sw',
          '/vip',
          '/vip?lang=sw',
          '/all-games?category=crash&amp;lang=sw',
          "/provider/ng'ombe-&amp;-co",
        ].map((address) => origin + address),
      ),
    );
    expect(body).toContain(`<xhtml:link rel="alternate" hreflang="sw" href="${origin}/vip?lang=sw"/>`);
    expect(body).not.toMatch(/profile|my-bets|search\?(?!lang)|category=slots/);
  });
});

describe('home from the build', () => {
  it('is answered in its language when the build has no renderer', async () => {
    const lone = path.join(folder, 'lone/web');
    mkdirSync(lone, { recursive: true });
    writeFileSync(path.join(lone, 'index.html'), '<!doctype html><script>go()</script><p>built</p>');
    writeFileSync(path.join(lone, 'index.sw.html'), '<!doctype html><p>limejengwa</p>');
    const plain = await startTestApp({ webDir: lone });
    const english = await plain.app.inject('/');
    expect(english.body).toContain('built');
    expect(english.headers['content-security-policy']).toContain('sha256-');
    expect((await plain.app.inject({ url: '/', headers: { 'accept-language': 'sw' } })).body).toContain('limejengwa');
    expect((await plain.app.inject('/vip')).headers['x-robots-tag']).toBeUndefined();
    await plain.close();
  });
});
