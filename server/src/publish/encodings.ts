import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Best first. */
const PREFERENCE: readonly Encoding[] = ['br', 'gzip', 'identity'];

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

export const toGzip = (body: Buffer): Promise<Buffer> => gzipAsync(body, { level: 9 });

/** Takes seconds for megabytes, in its own thread. */
export const toBrotli = (body: Buffer): Promise<Buffer> =>
  brotliAsync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

/** Allowed encodings, best first. `identity` is always included: an unwanted encoding is better than no answer. */
export function acceptedEncodings(header = ''): Encoding[] {
  const allowed = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(PREFERENCE);
  return PREFERENCE.filter((name) => name === 'identity' || allowed.includes(name));
}
