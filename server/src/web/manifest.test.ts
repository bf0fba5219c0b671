import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { startTestApp } from '../testing/startTestApp.ts';
import { useWebApp, webDir } from './registerWeb.testTools.ts';

useWebApp();

interface Site {
  get: (headers?: Record<string, string>) => Promise<{ manifest: Record<string, unknown>; etag: string }>;
  change: (settings: object) => Promise<void>;
}

/** A server with these settings, as long as `use` runs. */
async function onSite(settings: object | undefined, use: (site: Site) => Promise<void>): Promise<void> {
  const server = await startTestApp({ webDir });
  const change = (changed: object) => server.put('settings', { id: 'site', ...changed });
  if (settings) await change(settings);
  await use({
    change,
    get: async (headers = {}) => {
      const { body, headers: answered } = await server.app.inject({ url: '/site.webmanifest', headers });
      return { manifest: JSON.parse(body) as Record<string, unknown>, etag: String(answered.etag) };
    },
  }).finally(() => server.close());
}

const manifestOf = async (settings: object) => {
  let manifest: Record<string, unknown> = {};
  await onSite(settings, async ({ get }) => void ({ manifest } = await get()));
  return manifest;
};

const OURS = ['/icons/icon-192.png', '/icons/icon-512.png', '/icons/icon-maskable-512.png'];
const iconsOf = async (settings: object) => (await manifestOf(settings))['icons'] as { src: string }[];

describe('the manifest of the site', () => {
  it('has name, description and colour of the settings, and opens home in a window of its own', async () => {
    const settings = { siteName: 'Bahati', metaDescription: 'All the luck', primaryColor: '#0a7d4f' };
    expect(await manifestOf(settings)).toMatchObject({
      ...{ id: '/', name: 'Bahati', short_name: 'Bahati', description: 'All the luck', lang: 'en' },
      ...{ start_url: '/', scope: '/', display: 'standalone', theme_color: '#0a7d4f' },
    });
  });

  it('without settings is the one of the build, which a static host sends', async () => {
    const built = JSON.parse(readFileSync('public/site.webmanifest', 'utf8')) as unknown;
    await onSite(undefined, async ({ get }) => expect((await get()).manifest).toEqual(built));
  });

  it.each([
    ['the logo text', 'Duka la Michezo', 'Duka', 'Duka'],
    ['the name', 'Bahati', 'B', 'Bahati'],
    ['the name', 'Duka la Michezo', undefined, 'Duka la Michezo'],
  ])('has %s below its icon for %j with the logo text %j', async (_, siteName, logoText, shown) => {
    expect((await manifestOf({ siteName, logoText }))['short_name']).toBe(shown);
  });

  it('is in the language that was chosen in this browser, else in the one it prefers', async () => {
    const settings = { siteName: 'Bahati', translations: { sw: { siteName: 'Bahati ya Kenya' } } };
    await onSite(settings, async ({ get }) => {
      const shown = async (headers: Record<string, string>) => {
        const { name, lang } = (await get(headers)).manifest;
        return [name, lang];
      };
      expect(await shown({})).toEqual(['Bahati', 'en']);
      expect(await shown({ 'accept-language': 'sw-KE,en;q=0.5' })).toEqual(['Bahati ya Kenya', 'sw']);
      expect(await shown({ 'accept-language': 'sw', cookie: 'language=en' })).toEqual(['Bahati', 'en']);
    });
  });

  it('changes with the settings, and has another tag then', async () => {
    await onSite({ siteName: 'Bahati' }, async ({ get, change }) => {
      const { etag } = await get();
      expect((await get()).etag).toBe(etag);
      await change({ siteName: 'Karibu' });
      const later = await get();
      expect(later.manifest['name']).toBe('Karibu');
      expect(later.etag).not.toBe(etag);
    });
  });

  it('is asked for each time, and answered with 304 while it is the same', async () => {
    const server = await startTestApp({ webDir });
    const ask = (headers = {}) => server.app.inject({ url: '/site.webmanifest', headers });
    const { headers } = await ask();
    const again = await ask({ 'if-none-match': headers.etag });
    await server.close();
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'application/manifest+json; charset=utf-8',
      vary: 'Accept-Language, Cookie',
    });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
  });
});

describe('the icons of the site', () => {
  it("are the operator's, of 512 pixels or of any size", async () => {
    expect(await iconsOf({ iconUrl: '/images/bahati.png' })).toEqual([{ src: '/images/bahati.png', sizes: '512x512' }]);
    expect(await iconsOf({ iconUrl: 'https://cdn.example/bahati.svg?v=2', faviconUrl: '/b.svg' })).toEqual([
      { src: 'https://cdn.example/bahati.svg?v=2', sizes: 'any', type: 'image/svg+xml' },
    ]);
  });

  it('are an own favicon that can be drawn at any size', async () => {
    expect((await iconsOf({ faviconUrl: '/bahati.svg' })).map(({ src }) => src)).toEqual(['/bahati.svg']);
  });

  it.each([{}, { faviconUrl: '/favicon.ico' }, { logoUrl: '/wide-logo.svg' }])(
    'are ours, one of them for a mask, with %j',
    async (settings) => {
      const icons = await iconsOf(settings);
      expect(icons.map(({ src }) => src)).toEqual(OURS);
      expect(icons.at(-1)).toMatchObject({ purpose: 'maskable' });
    },
  );
});
