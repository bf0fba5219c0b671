import { findFragments } from './findFragments.ts';
import { findRepeats, type Repeat } from './findRepeats.ts';

export interface Weight {
  'files of src': number;
  'files of server/src': number;
  'median lines of a file of src': number;
  'median lines of a file of server/src': number;
  /** Tiny files have 15 lines or fewer. */
  'percent of tiny files in src': number;
  'lines of the longest file': number;
  /** Lines that are not empty, of src, server/src, contract and originals. */
  'lines of code of the product': number;
  'fragments of comments': number;
  repeats: number;
}

export interface Weighed {
  weight: Weight;
  /** The place of each comment with a fragment, such as `src/api/api.ts:12`. */
  fragments: string[];
  repeats: Repeat[];
}

const TINY_LINES = 15;

const IS_TEST = /\.(?:test|suite|testTools)\.tsx?$|\/testing\//;
const IS_PRODUCT = /^(?:src|server\/src|contract|originals)\//;

const linesOf = (source: string): string[] => source.replace(/\n$/, '').split('\n');

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const percent = (part: number, whole: number): number => Math.round((1000 * part) / Math.max(1, whole)) / 10;

/** `sources`: the text of every TypeScript file of the project, by its path. */
export function weigh(sources: ReadonlyMap<string, string>): Weighed {
  const files = [...sources].map(([file, source]) => ({ file, lines: linesOf(source) }));
  const product = files.filter(({ file }) => IS_PRODUCT.test(file) && !IS_TEST.test(file));
  const lengthsOf = (room: string) =>
    product.filter(({ file }) => file.startsWith(room)).map(({ lines }) => lines.length);
  const [web, server] = [lengthsOf('src/'), lengthsOf('server/src/')];
  const fragments = [...sources].flatMap(([file, source]) => findFragments(file, source));
  const repeats = findRepeats(sources);
  return {
    weight: {
      'files of src': web.length,
      'files of server/src': server.length,
      'median lines of a file of src': median(web),
      'median lines of a file of server/src': median(server),
      'percent of tiny files in src': percent(web.filter((length) => length <= TINY_LINES).length, web.length),
      'lines of the longest file': Math.max(0, ...files.map(({ lines }) => lines.length)),
      'lines of code of the product': product.flatMap(({ lines }) => lines.filter((line) => line.trim())).length,
      'fragments of comments': fragments.length,
      repeats: repeats.length,
    },
    fragments,
    repeats,
  };
}
