import { describe, expect, it } from '@jest/globals';
import { scriptsLast } from './scriptsLast.ts';

const PAGE =
  '<head><script>mark()</script><script defer="defer" src="/assets/main.js"></script></head><body><img src="/a.avif"></body>';

describe('a page with its scripts last', () => {
  it('asks for pictures first, and for scripts at low priority', () => {
    expect(scriptsLast(PAGE, [{ href: '/assets/home.js', as: 'script' }])).toBe(
      '<head><script>mark()</script></head><body><img src="/a.avif">' +
        '<script fetchpriority="low" defer="defer" src="/assets/main.js"></script>' +
        '<link fetchpriority="low" rel="preload" as="script" href="/assets/home.js"></body>',
    );
  });

  it('is refused without an end', () => {
    expect(() => scriptsLast('<p>', [])).toThrow('no </body>');
  });
});
