import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { BUDGETS, sizeReport } from './sizeReport.ts';

const INDEX = `<link rel="preload" as="fetch" href="/api/settings"><link rel="preload" as="script" href="/assets/home.1.js">
  <link rel="preload" as="script" href="/assets/bonus.1.js" media="(width >= 1024px)">
  <script>inline()</script><script defer src="/assets/main.1.js"></script>`;
const KISWAHILI = INDEX.replace('<script>', '<link rel="preload" as="script" href="/assets/messages-sw.1.js"><script>');
const manifest = {
  web: {
    main: ['assets/main.1.js', 'assets/main.1.css'],
    home: ['assets/home.1.js', 'assets/home.1.css'],
    bonus: ['assets/bonus.1.js', 'assets/bonus.1.css'],
  },
  originals: { 'originals/dice': ['assets/originals/dice.js'], 'originals/slots': ['assets/originals/slots.js'] },
};

const motifs = Array.from({ length: 12 }, (_, index) => `assets/motifs/${index}.svg`);

/** Random bytes, which do not compress. */
function report(bytesOf: Readonly<Record<string, number>> = {}, indexHtml = INDEX) {
  const read = (file: string) => randomBytes(bytesOf[file] ?? 100);
  return sizeReport({ indexHtml, kiswahiliHtml: KISWAHILI, manifest, motifs, read });
}

describe('the size report', () => {
  it('counts the scripts of the home page as the first download, and all others as lazy', () => {
    const { first, firstTotal, inKiswahili, lazy, worker, problems } = report();
    expect(first.map(({ name }) => name)).toEqual(['assets/main.1.js', 'assets/home.1.js']);
    expect([firstTotal.raw, inKiswahili.size.raw]).toEqual([200, 300]);
    expect(lazy.map(({ name, size }) => [name, size.raw])).toEqual([['bonus', 200]]);
    expect(worker.size.raw).toBe(100);
    expect(problems).toEqual([]);
  });

  it('counts all styles in the page, and reports that they are above their budget', () => {
    const css = randomBytes(BUDGETS.pageStyles).toString('base64');
    const { pageStyles, problems } = report(
      {},
      `${INDEX}<style data-href="/main.css">a{}</style><style>${css}</style>`,
    );
    expect(pageStyles.size.raw).toBe(css.length + 'a{}'.length);
    expect(problems).toEqual([expect.stringContaining('the style in the page is ')]);
  });

  it('counts a house game with as many of the heaviest motifs as it shows', () => {
    const { originals } = report({ 'assets/motifs/7.svg': 1_000 });
    expect(originals.map(({ name, size }) => [name, size.raw])).toEqual([
      ['originals/dice', 100 + 1_000 + 4 * 100],
      ['originals/slots', 100 + 1_000 + 8 * 100],
    ]);
  });

  it('counts the library of formats once, and not in the parts that need it', () => {
    const bonus = [...manifest.web.bonus, 'assets/intl.1.js'];
    const { lazy } = sizeReport({
      indexHtml: INDEX,
      kiswahiliHtml: KISWAHILI,
      manifest: { ...manifest, web: { ...manifest.web, bonus, vip: ['assets/intl.1.js', 'assets/vip.1.js'] } },
      motifs,
      read: () => randomBytes(100),
    });
    expect(lazy.map(({ name, size }) => [name, size.raw])).toEqual([
      ['bonus', 200],
      ['vip', 100],
      ['intl', 100],
    ]);
  });

  it.each([
    ['the first script of home in Kiswahili', { 'assets/messages-sw.1.js': BUDGETS.firstScriptInKiswahili }],
    ['the chunk bonus', { 'assets/bonus.1.css': BUDGETS.lazyChunk }],
    ['the game originals/dice', { 'assets/originals/dice.js': BUDGETS.original }],
    ['the service worker', { 'sw.js': BUDGETS.worker }],
  ])('reports that %s is above its budget', (what, bytes) => {
    const { problems } = report(bytes);
    expect(problems).toEqual([expect.stringContaining(`${what} is `)]);
  });

  it('reports a script that carries an operation of the contract', () => {
    const summary = 'Opens a game, for money or as a demo, unless the player is on a break';
    const read = (file: string) => Buffer.from(file === 'assets/bonus.1.js' ? `const a={summary:"${summary}"}` : file);
    const { problems } = sizeReport({ indexHtml: INDEX, kiswahiliHtml: KISWAHILI, manifest, motifs, read });
    expect(problems).toEqual([`assets/bonus.1.js carries what only the server needs of the contract: ${summary}`]);
  });

  it('reports that the first script of home is above its budget, in both languages', () => {
    const { problems } = report({ 'assets/home.1.js': BUDGETS.firstScriptInKiswahili });
    expect(problems).toEqual([
      expect.stringContaining('the first script of home is '),
      expect.stringContaining('the first script of home in Kiswahili is '),
    ]);
  });
});
