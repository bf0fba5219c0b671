import { describe, expect, it } from '@jest/globals';
import { composePage, scriptsLast } from './composePage.ts';

const TEMPLATE =
  '<head><title>K</title><script defer src="/assets/main.js"></script><link href="/assets/main.css" rel="stylesheet">' +
  '<link href="/assets/other.css" rel="stylesheet"></head><body><div id="root"></div></body>';
const parts = { markup: '', styles: [], preloads: [] };

describe('the composed page', () => {
  it('has the markup unchanged in its root', () => {
    const markup = `<p>$& $1 costs</p>`;
    expect(composePage(TEMPLATE, { ...parts, markup })).toContain(`<div id="root">${markup}</div>`);
  });

  it('has a stylesheet in place of its link, marked as loaded', () => {
    const html = composePage(TEMPLATE, { ...parts, styles: [{ href: '/assets/main.css', css: 'p{content:"$&"}' }] });
    expect(html).toContain('<style data-href="/assets/main.css">p{content:"$&"}</style>');
    expect(html.match(/<link/g)).toHaveLength(1);
    expect(html).toContain('<link href="/assets/other.css" rel="stylesheet">');
  });

  it('requests data before scripts', () => {
    const html = composePage(TEMPLATE, { ...parts, preloads: [{ href: '/api/settings', as: 'fetch' }] });
    const tag = '<link rel="preload" as="fetch" href="/api/settings" crossorigin="anonymous">';
    expect(html.indexOf(tag)).toBeGreaterThan(-1);
    expect(html.indexOf(tag)).toBeLessThan(html.indexOf('<script'));
  });

  it('runs its scripts before every other script and the markup', () => {
    const html = composePage(TEMPLATE, { ...parts, scripts: ['guard()', 'mark()'] });
    const place = html.indexOf('<script>guard()</script><script>mark()</script>');
    expect(place).toBeGreaterThan(-1);
    expect(place).toBeLessThan(html.indexOf('<script defer'));
    expect(place).toBeLessThan(html.indexOf('<body>'));
  });

  it.each([
    ['<title></title><div id="root">old</div>', 'no <div id="root"></div>'],
    ['<div id="root"></div>', 'no title'],
  ])('is refused for %s', (template, message) => {
    expect(() => composePage(template, parts)).toThrow(message);
  });
});

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
