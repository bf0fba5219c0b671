import { ANY_CONTENT } from '@contract/content.ts';
import { FLIGHTS } from '@contract/flights.ts';
import { OPERATIONS } from '@contract/operations.testTools.ts';
import { HEALTH, OPENAPI } from '@contract/server.ts';
import { WALLET } from '@contract/wallet.ts';
import { describe, expect, it } from '@jest/globals';
import { keptKind, pageKey } from './keptKinds';

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

  const OF_PLAYERS = OPERATIONS.filter((of) => of.isSignedIn ?? ('isLaunched' in of && of.isLaunched));
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
    const keys = ['/', '/?ref=ABC', '/search?q=simba', '/referral'].map((address) => pageKey(new URL(address, ORIGIN)));
    expect(keys).toEqual(['/', '/', '/app.html', '/app.html']);
  });
});
