import { describe, expect, it } from '@jest/globals';
import { framedUrl } from './framedUrl';

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
