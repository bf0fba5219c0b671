import { ANY_CONTENT } from '@contract/content.ts';
import { FLIGHTS } from '@contract/flights.ts';
import { OPERATIONS } from '@contract/operations.testTools.ts';
import { HEALTH, OPENAPI } from '@contract/server.ts';
import { WALLET } from '@contract/wallet.ts';
import { describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { URLPattern } from 'node:url';
import { isForAll, keptKind, keptPage, pageKey, pictureRoutes } from './keptKinds';

const ORIGIN = 'https://karata.example';
const kindOf = (address: string, { method = 'GET', mode = 'cors', headers = {} } = {}) =>
  keptKind({ method, mode, headers: new Headers(headers), url: new URL(address, ORIGIN) }, ORIGIN);

describe('the service worker', () => {
  it.each([
    ['/api/games?list=lobby', 'list'],
    ['/api/games', 'list'],
    ['/api/games?category=crash', 'list'],
    ['/api/settings', 'list'],
    ['/api/content/hero', 'list'],
    ['/assets/main.0a1b2c.js', 'part'],
    ['/assets/home.0a1b2c.css', 'part'],
    ['/images/games/simba@2x.avif', 'picture'],
    ['/images/payment-marks.svg', 'picture'],
  ])('keeps %s as a %s', (address, kind) => expect(kindOf(address)).toBe(kind));

  it.each([
    ['/api/games?ids=simba', 'tells what was played here'],
    ['/api/games?list=all&uid=1', 'is no known question'],
    ['/api/content/leaderboard', 'names players'],
    ['/api/health', 'is about now'],
    ['/build.txt', 'is about now'],
    ['/sw.js', 'is the worker itself'],
    ['/originals/slots.html', 'is a frame without our origin'],
    ['/emulator/auth', 'is a stand-in'],
    ['/assets/../api/wallet', 'is no part'],
    ['https://cdn.example/images/a.webp', 'is of another site'],
  ])('leaves %s alone, because it %s', (address) => expect(kindOf(address)).toBeUndefined());

  it('keeps nothing of a request with a token, nor of one that changes something', () => {
    expect(kindOf('/api/games', { headers: { authorization: 'Bearer x' } })).toBeUndefined();
    expect(kindOf('/api/games', { method: 'POST' })).toBeUndefined();
  });

  const OF_PLAYERS = OPERATIONS.filter(({ caller }) => caller === 'player' || caller === 'game');
  const OF_NOW = [WALLET.terms, FLIGHTS.read, FLIGHTS.events, HEALTH, OPENAPI, ANY_CONTENT];
  const PATHS = [...OF_PLAYERS, ...OF_NOW].filter(({ method }) => method === 'GET').map(({ path }) => path);

  it.each(PATHS)('keeps no answer of %s', (path) => {
    expect(kindOf(`/api${path}`)).toBeUndefined();
    expect(kindOf(`/api${path.replaceAll(/:\w+/g, 'x')}`)).toBeUndefined();
  });
});

describe('a page', () => {
  const at = (address: string) => kindOf(address, { mode: 'navigate' });

  it.each(['/', '/?ref=ABC', '/all-games', '/provider/twiga', '/profile'])('%s is kept', (address) =>
    expect(at(address)).toBe('page'),
  );

  it.each(['/no-such-page', '/api/settings', '/originals/slots.html', '/assets/main.0a1b2c.js.map'])(
    '%s is none of the app',
    (address) => expect(at(address)).toBeUndefined(),
  );

  it('is kept without what its address says of a player', () => {
    const keys = ['/', '/?ref=ABC', '/search?q=simba', '/profile', '/referral'].map((address) =>
      pageKey(new URL(address, ORIGIN)),
    );
    expect(keys).toEqual(['/', '/', '/app.html', '/app.html', '/referral']);
  });
});

const MAIN = '/assets/main.0a1b2c.js';
const page = (html: string, init: ResponseInit = {}) => new Response(html, init);
const SHELL = `<script defer src="${MAIN}"></script>`;
const OWN = `${SHELL}<script type="application/json" id="page-data">{}</script>`;

describe('a page for the next visit', () => {
  it('is kept as text, with its policy', async () => {
    const headers = { 'content-security-policy': "default-src 'self'", 'content-encoding': 'br', vary: 'Cookie' };
    const kept = await keptPage(page(OWN, { headers }), MAIN, '/');
    expect(await kept?.text()).toBe(OWN);
    expect([...(kept?.headers.keys() ?? [])]).toEqual(['content-security-policy', 'content-type']);
  });

  it('is the page that was made ahead at its address, and at the other what is around every page', async () => {
    const isKept = async (html: string, key: string) => (await keptPage(page(html), MAIN, key)) !== null;
    const keys = ['/', '/vip', '/app.html'];
    expect(await Promise.all(keys.map((key) => isKept(OWN, key)))).toEqual([true, true, false]);
    expect(await Promise.all(keys.map((key) => isKept(SHELL, key)))).toEqual([false, false, true]);
  });

  it.each([
    ['another build, whose scripts are not kept', page('<script defer src="/assets/main.ffffff.js"></script>')],
    ['an error', page(OWN, { status: 503 })],
    ['a missing page', page(OWN, { status: 404 })],
  ])('is never one of %s', async (_what, answer) => expect(await keptPage(answer, MAIN, '/')).toBeNull());
});

describe('the answer of a list', () => {
  it.each([
    ['public, no-cache', true],
    ['', true],
    ['private', false],
    ['no-store', false],
  ])('with the header %j is for all: %s', (cacheControl, isPublic) => {
    expect(isForAll(new Response('[]', { headers: { 'cache-control': cacheControl } }))).toBe(isPublic);
  });

  it('is not when it is an error', () => expect(isForAll(new Response('', { status: 500 }))).toBe(false));
});

const PUBLIC = path.join(__dirname, '../../public');
const WORKER = `${ORIGIN}/sw.js`;

const patterns = pictureRoutes('pictures').map(({ condition }) => new URLPattern(condition.urlPattern, WORKER));
const isRouted = (address: string) => patterns.some((pattern) => pattern.test(new URL(address, ORIGIN).href));
const PICTURES = readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((file) => `/${path.relative(PUBLIC, path.join(file.parentPath, file.name))}`);

describe('the pictures that come from the cache without the script of the worker', () => {
  const routed = PICTURES.filter(isRouted);

  it('are all that the worker keeps, but drawings and icons', () => {
    const kept = PICTURES.filter((address) => kindOf(address, { mode: 'no-cors' }) === 'picture');
    expect(routed).toEqual(kept.filter((address) => !/^\/icons\/|\.svg$/.test(address)));
    expect(routed).toContain('/images/games/abyss-lantern@2x.avif');
  });

  it('are nothing else', () => {
    expect(routed.map((address) => kindOf(address, { mode: 'no-cors' }))).toEqual(routed.map(() => 'picture'));
  });

  it.each([
    ['/images/payment-marks.svg#visa', 'would lose its part'],
    ['/images/../api/games.webp', 'is no picture'],
    ['/api/games', 'is a list'],
    ['/assets/main.0a1b2c.js', 'is a part'],
    ['/originals/images/a.webp', 'is of a game'],
    ['https://cdn.example/images/a.webp', 'is of another site'],
  ])('are not %s, which %s', (address) => expect(isRouted(address)).toBe(false));

  it('are asked for, not changed, and come from the cache of pictures alone', () => {
    pictureRoutes('pictures of a build').forEach(({ condition, source }) => {
      expect(condition.requestMethod).toBe('GET');
      expect(source).toEqual({ cacheName: 'pictures of a build' });
    });
  });
});
