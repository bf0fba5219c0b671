import { createHash } from 'node:crypto';
import type { HomeAnswers } from '../../../../contract/homePage.ts';
import { LANGUAGE_CODES, type Language } from '../../../../contract/userChoices.ts';
import { acceptedEncodings, type Encoding, toBrotli, toGzip } from '../../publish/encodings.ts';
import type { RenderHomePage } from './loadRenderer.ts';
import { pictureHints } from './pictureHints.ts';

interface Made {
  html: string;
  /** Names the content; each encoding adds its own name, because a strong tag names bytes. */
  tag: string;
  /** The Content-Security-Policy of its inline code. */
  policy: string;
  /** Its `Link` header; empty without first pictures. */
  hints: string;
  bodies: Record<Encoding, Buffer>;
}

export interface HomePage {
  etag: string;
  policy: string;
  hints: string;
  encoding: Encoding;
  body: Buffer;
}

interface Options {
  render: RenderHomePage;
  read: (language: Language) => Promise<HomeAnswers>;
  policyOf: (html: string) => string;
  /** The former page stays. */
  onError: (error: unknown) => void;
}

/** Home in every language, made again after each change of its content, never for a request. */
export class HomePages {
  readonly #options: Options;
  readonly #made = new Map<Language, Made>();
  #running: Promise<void> | undefined;
  #isStale = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Makes every page from what is published now; once more when that changes meanwhile. */
  refresh(): Promise<void> {
    this.#isStale = true;
    this.#running ??= this.#makeAll().finally(() => (this.#running = undefined));
    return this.#running;
  }

  /** The last good page; undefined when none could be made. Waits for the first one alone. */
  async page(language: Language, acceptEncoding?: string): Promise<HomePage | undefined> {
    if (!this.#made.has(language)) await this.#running;
    const made = this.#made.get(language);
    if (!made) return undefined;
    const [encoding = 'identity'] = acceptedEncodings(acceptEncoding);
    return {
      etag: `"${made.tag}-${encoding}"`,
      policy: made.policy,
      hints: made.hints,
      encoding,
      body: made.bodies[encoding],
    };
  }

  async #makeAll(): Promise<void> {
    while (this.#isStale) {
      this.#isStale = false;
      for (const language of LANGUAGE_CODES) await this.#make(language).catch(this.#options.onError);
    }
  }

  async #make(language: Language): Promise<void> {
    const { read, render, policyOf } = this.#options;
    const html = await render(language, await read(language));
    if (html === this.#made.get(language)?.html) return;
    const identity = Buffer.from(html);
    const [br, gzip] = await Promise.all([toBrotli(identity), toGzip(identity)]);
    const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
    const bodies = { br, gzip, identity };
    this.#made.set(language, { html, tag, policy: policyOf(html), hints: pictureHints(html), bodies });
  }
}
