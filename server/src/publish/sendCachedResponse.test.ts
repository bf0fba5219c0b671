import { describe, expect, it } from '@jest/globals';
import { acceptedLanguage } from './sendCachedResponse.ts';

describe('the language of a request', () => {
  it.each([
    ['sw', 'sw'],
    ['SW-ke', 'sw'],
    ['en-KE,en;q=0.9,sw;q=0.8', 'en'],
    ['sw-KE,sw;q=0.9,en-US;q=0.8,en;q=0.7', 'sw'],
    ['en;q=0.4, sw;q=0.8', 'sw'],
    ['fr-FR, sw;q=0.5', 'sw'],
    ['fr, de;q=0.9', 'en'],
    ['sw;q=0', 'en'],
    ['sw;q=0.2, *', 'en'],
    ['swz', 'en'],
    ['sw ; Q=0.9, en; q=0.1', 'sw'],
    ['sw;q=junk', 'en'],
    ['*', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('is read from %j', (header, expected) => {
    expect(acceptedLanguage(header)).toBe(expected);
  });
});
