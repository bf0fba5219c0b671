import { describe, expect, it } from '@jest/globals';
import { framedUrl, frameSandbox, playsForJackpots } from './frameAddress';

const HTTPS_PAGE = { href: 'https://karata.example/all-games', protocol: 'https:', origin: 'https://karata.example' };
const HTTP_PAGE = { href: 'http://localhost:3000/', protocol: 'http:', origin: 'http://localhost:3000' };
const SETTINGS = { locale: 'en-KE', isSoundOn: false };

describe('the address in a frame', () => {
  it('is absolute', () => {
    expect(framedUrl('//games.example/play?a=1', SETTINGS, HTTPS_PAGE)).toBe('https://games.example/play?a=1');
  });

  it('of a house game has the language, the sound setting and the place of the bar, unless the link sets them', () => {
    expect(framedUrl('/originals/slots.html?a=1', { locale: 'sw-KE', isSoundOn: true }, HTTPS_PAGE)).toBe(
      'https://karata.example/originals/slots.html?a=1&lang=sw&sound=on&bar=site',
    );
    expect(framedUrl('/originals/slots.html?lang=en&sound=on', SETTINGS, HTTPS_PAGE)).toBe(
      'https://karata.example/originals/slots.html?lang=en&sound=on&bar=site',
    );
    expect(framedUrl('/originals/slots.html?lang=en', SETTINGS, HTTPS_PAGE)).toBe(
      'https://karata.example/originals/slots.html?lang=en&sound=off&bar=site',
    );
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,hello',
    'blob:https://karata.example/1',
    'file:///etc/hosts',
    'about:blank',
    'https://',
    '',
  ])('is never %j', (url) => {
    expect(framedUrl(url, SETTINGS, HTTPS_PAGE)).toBeNull();
  });

  it('is not plain http inside an https page only', () => {
    expect(framedUrl('http://games.example/play', SETTINGS, HTTPS_PAGE)).toBeNull();
    expect(framedUrl('http://games.example/play', SETTINGS, HTTP_PAGE)).toBe('http://games.example/play');
  });
});

const OWN = 'https://karata.example';
const LISTED = 'https://games.example';

describe('the sandbox of a frame', () => {
  it('lets every game run scripts and forms', () => {
    expect(frameSandbox('https://other.example/play', [LISTED], OWN)).toBe('allow-scripts allow-forms');
  });

  it('gives a listed other origin its own origin', () => {
    expect(frameSandbox(`${LISTED}/play`, [LISTED], OWN)).toBe('allow-scripts allow-forms allow-same-origin');
  });

  it('never gives the origin of the page to a frame, listed or not', () => {
    expect(frameSandbox(`${OWN}/originals/slots.html`, [OWN, LISTED], OWN)).toBe('allow-scripts allow-forms');
  });

  it('compares origins with scheme and port', () => {
    expect(frameSandbox('http://games.example/play', [LISTED], OWN)).not.toContain('allow-same-origin');
    expect(frameSandbox('https://games.example:8443/play', [LISTED], OWN)).not.toContain('allow-same-origin');
  });

  it('lists no origin by default', () => {
    expect(frameSandbox(`${LISTED}/play`)).toBe('allow-scripts allow-forms');
  });
});

it.each([
  ['http://localhost/originals/slots.html?title=x&model=twenty&jackpots=1', true],
  ['http://localhost/originals/slots.html?title=jackpots', false],
  ['http://localhost/originals/dice.html?jackpots=1', false],
  ['https://games.example/originals/slots.html?jackpots=1', false],
  [null, false],
])('the game at %s plays for jackpots: %s', (url, plays) => {
  expect(playsForJackpots(url)).toBe(plays);
});
