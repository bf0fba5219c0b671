import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import { createHash } from 'node:crypto';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding is first. */
const PREFERENCE: readonly Encoding[] = ['br', 'gzip', 'identity'];

export const toGzip = (body: Buffer): Promise<Buffer> => promisify(gzip)(body, { level: 9 });

/** The best quality, 11, takes seconds for megabytes, in its own thread. */
export const toBrotli = (body: Buffer, quality = 11): Promise<Buffer> =>
  promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

/** Allowed encodings, best first. `identity` is always included: an unwanted encoding is better than no answer. */
export function acceptedEncodings(header = ''): Encoding[] {
  const allowed = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(PREFERENCE);
  return PREFERENCE.filter((name) => name === 'identity' || allowed.includes(name));
}

/** Up to this size the best compression is fast enough to wait for. */
const QUICK_TO_COMPRESS_BYTES = 128 * 1024;

/** One state of a published body, in the encodings that are ready. */
interface Representation {
  /** Weak, because it names the content and not the bytes of one encoding. */
  etag: string;
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
}

/** A public GET body, built once for each change. A large one is sent as gzip until brotli, which is slow, is ready. */
export class CachedResponse {
  readonly #build: () => Promise<unknown>;
  readonly #onLateError: (error: unknown) => void;
  #version = 0;
  #current: { version: number; representation: Promise<Representation> } | undefined;

  /** `build` gives the `data`; `onLateError` receives a compression error after the answer was sent. */
  constructor(build: () => Promise<unknown>, onLateError: (error: unknown) => void) {
    this.#build = build;
    this.#onLateError = onLateError;
  }

  /** The sources have changed: the next answer is built again. */
  markChanged(): void {
    this.#version += 1;
  }

  /** The best ready encoding that an Accept-Encoding header allows. */
  async answer(acceptEncoding?: string): Promise<{ etag: string; encoding: Encoding; body: Buffer }> {
    const { etag, bodies } = await this.#representation();
    const encoding = acceptedEncodings(acceptEncoding).find((name) => bodies[name]) ?? 'identity';
    return { etag, encoding, body: bodies[encoding] ?? bodies.identity };
  }

  async data(): Promise<unknown> {
    const { bodies } = await this.#representation();
    return (JSON.parse(bodies.identity.toString()) as { data: unknown }).data;
  }

  #representation(): Promise<Representation> {
    if (this.#current?.version === this.#version) return this.#current.representation;
    const current = { version: this.#version, representation: this.#render() };
    this.#current = current;
    current.representation.catch(() => this.#forget(current));
    return current.representation;
  }

  async #render(): Promise<Representation> {
    const identity = Buffer.from(JSON.stringify({ data: await this.#build() }));
    const representation: Representation = {
      etag: etagOf(identity),
      bodies: { identity, gzip: await toGzip(identity) },
    };
    const best = toBrotli(identity).then((body) => void (representation.bodies.br = body));
    if (identity.length <= QUICK_TO_COMPRESS_BYTES) await best;
    else best.catch(this.#onLateError);
    return representation;
  }

  /** A failed build is tried again by the next request. */
  #forget(current: { version: number }): void {
    if (this.#current === current) this.#current = undefined;
  }
}

export const etagOf = (body: Buffer): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
