import { describe, expect, it } from '@jest/globals';
import { framedUrl } from './framedUrl';

const HTTPS_PAGE = { href: 'https://karata.example/all-games', protocol: 'https:' };
const HTTP_PAGE = { href: 'http://localhost:3000/', protocol: 'http:' };

describe('framedUrl', () => {
  it('makes a link absolute', () => {
    expect(framedUrl('/originals/slots.html?a=1', HTTPS_PAGE)).toBe('https://karata.example/originals/slots.html?a=1');
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
  ])('refuses %j', (url) => {
    expect(framedUrl(url, HTTPS_PAGE)).toBeNull();
  });

  it('refuses plain http inside an https page only', () => {
    expect(framedUrl('http://games.example/play', HTTPS_PAGE)).toBeNull();
    expect(framedUrl('http://games.example/play', HTTP_PAGE)).toBe('http://games.example/play');
  });
});
