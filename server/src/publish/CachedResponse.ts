import { createHash } from 'node:crypto';
import { acceptedEncodings, type Encoding, toBrotli, toGzip } from './encodings.ts';

/** Up to here the best compression takes a blink, so an answer waits for it. Bytes. */
const QUICK_TO_COMPRESS = 128 * 1024;

/** One state of a published body, in the forms that are ready. */
export interface Representation {
  /** Weak, as it names what is said and not the bytes of one encoding. */
  etag: string;
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
}

export interface Answer {
  etag: string;
  encoding: Encoding;
  body: Buffer;
}

/**
 * The body of a public GET, serialised, compressed and tagged once per change, however many ask at once.
 * A large one goes out in gzip until its best form, which takes seconds, is ready.
 */
export class CachedResponse {
  readonly #build: () => Promise<unknown>;
  readonly #onLateError: (error: unknown) => void;
  #version = 0;
  #current: { version: number; representation: Promise<Representation> } | undefined;

  /**
   * @param build gives the `data` of the body
   * @param onLateError hears of a compression that failed behind an answer already given
   */
  constructor(build: () => Promise<unknown>, onLateError: (error: unknown) => void) {
    this.#build = build;
    this.#onLateError = onLateError;
  }

  /** What it is built from has changed: the next answer is built again. */
  markChanged(): void {
    this.#version += 1;
  }

  /** The best form ready that an Accept-Encoding header allows. */
  async answer(acceptEncoding?: string): Promise<Answer> {
    const { etag, bodies } = await this.#representation();
    const encoding = acceptedEncodings(acceptEncoding).find((name) => bodies[name]) ?? 'identity';
    return { etag, encoding, body: bodies[encoding] ?? bodies.identity };
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
    if (identity.length <= QUICK_TO_COMPRESS) await best;
    else best.catch(this.#onLateError);
    return representation;
  }

  /** What failed once is tried again by the next who asks. */
  #forget(current: { version: number }): void {
    if (this.#current === current) this.#current = undefined;
  }
}

const etagOf = (body: Buffer): string => `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
