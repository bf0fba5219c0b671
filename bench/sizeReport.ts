import { brotliCompressSync, gzipSync } from 'node:zlib';
import { OPERATIONS } from '../contract/operations.testTools.ts';
import { WORKER_FILE } from '../contract/serviceWorker.ts';
import type { BundleManifest, ChunkFiles } from '../scripts/build/bundleManifest.ts';

/** Bytes. */
interface Size {
  raw: number;
  gzip: number;
  brotli: number;
}

const sizeOf = (content: Buffer): Size => ({
  raw: content.length,
  gzip: gzipSync(content, { level: 9 }).length,
  brotli: brotliCompressSync(content).length,
});

/** Files are sent one by one, so each is compressed separately. */
const sumOf = (sizes: readonly Size[]): Size =>
  sizes.reduce(
    (sum, size) => ({ raw: sum.raw + size.raw, gzip: sum.gzip + size.gzip, brotli: sum.brotli + size.brotli }),
    { raw: 0, gzip: 0, brotli: 0 },
  );

/** Gzip, in bytes. */
export const BUDGETS = {
  /** The scripts that run or are preloaded in the page of home, on a phone. */
  firstScript: 126_000,
  /** The same in Kiswahili, whose texts are a script of their own. */
  firstScriptInKiswahili: 127_000,
  /** The style sheets in the page of home. */
  pageStyles: 14_000,
  /** Script and styles of a page or modal that loads when it opens. */
  lazyChunk: 31_000,
  /** Libraries in their own chunks, loaded when needed. */
  library: { firebase: 40_000, intl: 8_000 } as Readonly<Record<string, number>>,
  /** Script, styles and motifs of one house game. */
  original: 52_000,
  /** The service worker, loaded when the browser is idle. */
  worker: 10_000,
};

export interface SizeRow {
  name: string;
  size: Size;
}

interface SizeReport {
  /** Script files in `index.html`. */
  first: SizeRow[];
  firstTotal: Size;
  inKiswahili: SizeRow;
  /** The styles in the page itself. */
  pageStyles: SizeRow;
  lazy: SizeRow[];
  originals: SizeRow[];
  worker: SizeRow;
  /** Parts above their budget, and scripts with what only the server needs, one line each. */
  problems: string[];
}

export interface BuiltWeb {
  indexHtml: string;
  kiswahiliHtml: string;
  manifest: BundleManifest;
  /** The drawings of the house games, of which each loads those of its theme. */
  motifs: readonly string[];
  /** Reads a file by its path under the web folder. */
  read: (file: string) => Buffer;
}

/** A preload with a media query is not for phones. */
const SCRIPT_ADDRESSES = [
  /<script\b[^>]*\bsrc="\/([^"]+)"/g,
  /<link\b(?![^>]*\bmedia=)[^>]*\bas="script"[^>]*\bhref="\/([^"]+)"/g,
];

/** The scripts that a page runs or preloads. */
const scriptsOf = (html: string): string[] => [
  ...new Set(SCRIPT_ADDRESSES.flatMap((pattern) => [...html.matchAll(pattern)].map(([, file = '']) => file))),
];

const stylesIn = (html: string): string =>
  [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css).join('');

const SHARED_LIBRARY = 'intl';
const isShared = (file: string) => file.startsWith(`assets/${SHARED_LIBRARY}.`);

/** Many parts need the library of formats, which is downloaded once: a line of its own. */
function libraryOnce(chunks: ChunkFiles): ChunkFiles {
  const shared = new Set(Object.values(chunks).flatMap((files) => files.filter(isShared)));
  const own = Object.entries(chunks).map(([name, files]) => [name, files.filter((file) => !isShared(file))] as const);
  return { ...Object.fromEntries(own), ...(shared.size > 0 && { [SHARED_LIBRARY]: [...shared] }) };
}

/** The most motifs that a game loads: a slot six symbols, wild, scatter and the coin, any other at most five. */
const mostMotifs = (game: string): number => (game === 'originals/slots' ? 9 : 5);

function above(rows: readonly SizeRow[], budget: number, what: string): string[] {
  const tooLarge = rows.filter(({ size }) => size.gzip > budget);
  return tooLarge.map(({ name, size }) => `${what} ${name} is ${size.gzip} bytes gzip, above ${budget}`);
}

/** A shorter summary may be a text of the site too. */
const SUMMARIES = OPERATIONS.map(({ summary }) => summary).filter(({ length }) => length > 24);

/** The server alone needs the operations of the contract. Where a build leaves one in a script, its summary stands there. */
function leftOperations(files: readonly string[], read: BuiltWeb['read']): string[] {
  return files
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => {
      const script = read(file).toString();
      const left = SUMMARIES.find((summary) => script.includes(summary));
      return left === undefined ? [] : [`${file} carries what only the server needs of the contract: ${left}`];
    });
}

/** Lists what a visitor downloads, and what is above its budget. */
export function sizeReport({ indexHtml, kiswahiliHtml, manifest, motifs, read }: BuiltWeb): SizeReport {
  const rowOf = (name: string, files: readonly string[]): SizeRow => ({
    name,
    size: sumOf(files.map((file) => sizeOf(read(file)))),
  });
  const rowsOf = (chunks: ChunkFiles) => Object.entries(chunks).map(([name, files]) => rowOf(name, files));
  const firstFiles = scriptsOf(indexHtml);
  const isFirst = ([, files]: [string, readonly string[]]) => files.some((file) => firstFiles.includes(file));
  const first = firstFiles.map((file) => rowOf(file, [file]));
  const firstTotal = sumOf(first.map(({ size }) => size));
  const inKiswahili = rowOf('of home in Kiswahili', scriptsOf(kiswahiliHtml));
  const pageStyles = { name: 'in the page', size: sizeOf(Buffer.from(stylesIn(indexHtml))) };
  const lazy = rowsOf(libraryOnce(Object.fromEntries(Object.entries(manifest.web).filter((chunk) => !isFirst(chunk)))));
  const heaviest = motifs.toSorted((a, b) => sizeOf(read(b)).gzip - sizeOf(read(a)).gzip);
  const originals = Object.entries(manifest.originals).map(([game, files]) =>
    rowOf(game, [...files, ...heaviest.slice(0, mostMotifs(game))]),
  );
  const worker = rowOf('service worker', [WORKER_FILE.slice(1)]);
  const files = [...Object.values(manifest.web), ...Object.values(manifest.originals), [WORKER_FILE.slice(1)]].flat();
  const problems = [
    ...above([{ name: 'of home', size: firstTotal }], BUDGETS.firstScript, 'the first script'),
    ...above([inKiswahili], BUDGETS.firstScriptInKiswahili, 'the first script'),
    ...above([pageStyles], BUDGETS.pageStyles, 'the style'),
    ...lazy.flatMap((row) => above([row], BUDGETS.library[row.name] ?? BUDGETS.lazyChunk, 'the chunk')),
    ...above(originals, BUDGETS.original, 'the game'),
    ...above([worker], BUDGETS.worker, 'the'),
    ...leftOperations([...new Set(files)], read),
  ];
  return { first, firstTotal, inKiswahili, pageStyles, lazy, originals, worker, problems };
}
