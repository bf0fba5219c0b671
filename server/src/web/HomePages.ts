import { createHash } from 'node:crypto';
import type { HomeAnswers, HomeEdition } from '../../../contract/homePage.ts';
import { type Language, LANGUAGE_CODES } from '../../../contract/userChoices.ts';
import { acceptedEncodings, type Encoding, toBrotli, toGzip } from '../publish/CachedResponse.ts';

/**
 * The pictures that a page marks as the first to load. A source of our own format is taken before the picture itself.
 * One that depends on the screen is left out: browsers know too late which file they need for the header to be of use.
 */
const FIRST = /<picture\b[^>]*>(?:<source type="([\w/]+)" srcset="([^"]+)"[^>]*>)?<img\b([^>]*)>/gi;
/** An address of our own, in which nothing can end a header's value. */
const OWN = /^\/(?!\/)[\w\-./@]+$/;

function hintOf([, type, set, image = '']: RegExpMatchArray): string[] {
  if (!/\bfetchpriority="high"/i.test(image)) return [];
  const address = set ?? / src="([^"]*)"/.exec(image)?.[1] ?? '';
  if (!OWN.test(address)) return [];
  return [`<${address}>; rel=preload; as=image${type ? `; type="${type}"` : ''}; fetchpriority=high`];
}

/** Names them in a `Link` header: the browser asks for them before it reads the page. A proxy may make an early hint (103) of it. */
export const pictureHints = (html: string): string => [...html.matchAll(FIRST)].flatMap(hintOf).join(', ');

interface Made {
  html: string;
  /** Names the content; each encoding adds its own name, because a strong tag names bytes. */
  tag: string;
  /** The Content-Security-Policy of its inline code. */
  policy: string;
  /** The `Link` header of the page; empty without first pictures. */
  hints: string;
  bodies: Record<Encoding, Buffer>;
}

export type HomePage = Pick<Made, 'policy' | 'hints'> & { etag: string; encoding: Encoding; body: Buffer };

export type RenderHomePage = (edition: HomeEdition, answers: HomeAnswers) => Promise<string>;

interface Options {
  render: RenderHomePage;
  read: (language: Language) => Promise<HomeAnswers>;
  policyOf: (html: string) => string;
  /** The former page stays after an error. */
  onError: (error: unknown) => void;
}

const EDITIONS: readonly HomeEdition[] = LANGUAGE_CODES.flatMap((language) => [
  { language, isSaving: false },
  { language, isSaving: true },
]);

const nameOf = ({ language, isSaving }: HomeEdition): string => (isSaving ? `${language} saving` : language);

/** A failure is followed by this pause, and each further one by a pause twice as long. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/** Home for everybody, made again after each change of its content and after a failure, never for a request. */
export class HomePages {
  readonly #options: Options;
  readonly #made = new Map<string, Made>();
  #running: Promise<void> | undefined;
  #isStale = false;
  #failures = 0;
  #nextTry: NodeJS.Timeout | undefined;
  #hasEnded = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Makes every page from what is published now; once more when that changes meanwhile. */
  refresh(): Promise<void> {
    clearTimeout(this.#nextTry);
    if (this.#hasEnded) return Promise.resolve();
    this.#isStale = true;
    this.#running ??= this.#makeAll();
    return this.#running;
  }

  /** Nothing more is made, nor tried again. Resolves when nothing is being made. */
  async end(): Promise<void> {
    this.#hasEnded = true;
    await this.#running;
    clearTimeout(this.#nextTry);
  }

  /** The last good page; undefined when none could be made. Waits for the first one alone. */
  async page(edition: HomeEdition, acceptEncoding?: string): Promise<HomePage | undefined> {
    const name = nameOf(edition);
    if (!this.#made.has(name)) await this.#running;
    const made = this.#made.get(name);
    if (!made) return undefined;
    const [encoding = 'identity'] = acceptedEncodings(acceptEncoding);
    const { tag, policy, hints, bodies } = made;
    return { etag: `"${tag}-${encoding}"`, policy, hints, encoding, body: bodies[encoding] };
  }

  async #makeAll(): Promise<void> {
    let hasFailed = false;
    while (this.#isStale && !this.#hasEnded) {
      this.#isStale = false;
      hasFailed = false;
      for (const edition of EDITIONS) {
        if (this.#hasEnded) break;
        await this.#make(edition).catch((error: unknown) => {
          hasFailed = true;
          this.#options.onError(error);
        });
      }
    }
    this.#running = undefined;
    this.#failures = hasFailed ? this.#failures + 1 : 0;
    if (hasFailed && !this.#hasEnded) this.#tryLater();
  }

  #tryLater(): void {
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (this.#failures - 1), LONGEST_PAUSE_MS);
    this.#nextTry = setTimeout(() => void this.refresh(), pause);
    this.#nextTry.unref();
  }

  async #make(edition: HomeEdition): Promise<void> {
    const { read, render, policyOf } = this.#options;
    const name = nameOf(edition);
    const html = await render(edition, await read(edition.language));
    if (html === this.#made.get(name)?.html) return;
    const identity = Buffer.from(html);
    const [br, gzip] = await Promise.all([toBrotli(identity), toGzip(identity)]);
    const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
    const bodies = { br, gzip, identity };
    this.#made.set(name, { html, tag, policy: policyOf(html), hints: pictureHints(html), bodies });
  }
}
