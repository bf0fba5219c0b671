import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { PageAnswers, PageEdition } from '../../../contract/madePages.ts';
import { listsOf, madePages, type PageList } from '../../../contract/publicPages.ts';
import type { Provider } from '../../../contract/games.ts';
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
  /** Names the content; each encoding adds its own name, because a strong tag names bytes. */
  tag: string;
  /** The Content-Security-Policy of its inline code. */
  policy: string;
  /** The `Link` header of the page; empty without first pictures. */
  hints: string;
  br: Buffer;
  gzip: Buffer;
}

export type MadePage = Pick<Made, 'policy' | 'hints'> & { etag: string; encoding: Encoding; body: Buffer };

interface Options {
  render: (edition: PageEdition, answers: PageAnswers) => Promise<string>;
  read: (list: PageList, language: Language) => Promise<unknown>;
  policyOf: (html: string) => string;
  /** The former page stays after an error. */
  onError: (error: unknown, page: string) => void;
}

const KINDS = LANGUAGE_CODES.flatMap((language) => [false, true].map((isSaving) => ({ language, isSaving })));
const nameOf = ({ page, language, isSaving }: PageEdition): string => `${language}${isSaving ? ' saving' : ''} ${page}`;

type Editions = Map<string, PageEdition>;
const editionsOf = (pages: readonly string[]): Editions =>
  new Map(
    pages.flatMap((page) => KINDS.map((kind) => ({ page, ...kind }))).map((edition) => [nameOf(edition), edition]),
  );

/** A failure is followed by this pause, and each further one by a pause twice as long. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/** The best compression takes ten times as long, and the processor also flies the flights. */
const BROTLI_QUALITY = 9;

/**
 * The public pages for everybody, each made again after a change of its content and after a failure, never for a request; only
 * who asks for one that was never made waits for it. They are made one after another, and answer requests in between.
 */
export class MadePages {
  readonly #options: Options;
  readonly #made = new Map<string, Made>();
  #pages: readonly string[] = madePages([]);
  /** False when the providers may be others than those of the list. */
  #isListed = false;
  /** The editions that are to be made, by their names. Those that have waited longest come first. */
  #stale: Editions = editionsOf(this.#pages);
  /** The editions that failed; they wait for the next try. */
  readonly #failed: Editions = new Map();
  /** What was read for the pages that are being made. */
  readonly #answers = new Map<string, Promise<unknown>>();
  /** Resolves when the page that is being made is done. */
  #turn: Promise<boolean> = Promise.resolve(true);
  #running: Promise<void> | undefined;
  #failures = 0;
  #nextTry: NodeJS.Timeout | undefined;
  #hasEnded = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The names of the pages that there are, home first. Those of providers follow when their list was read. */
  get pages(): readonly string[] {
    return this.#pages;
  }

  /** These lists have changed: every page that shows one of them is made again. Resolves when no page is left to make. */
  refresh(lists: ReadonlySet<PageList>): Promise<void> {
    this.#answers.clear();
    if (lists.has('providers')) this.#isListed = false;
    return this.remake(this.#pages.filter((page) => listsOf(page).some((list) => lists.has(list))));
  }

  /** Makes these pages again, with those that are left of before. */
  remake(pages: readonly string[]): Promise<void> {
    clearTimeout(this.#nextTry);
    if (this.#hasEnded) return Promise.resolve();
    for (const [name, edition] of [...this.#failed, ...editionsOf(pages)]) this.#stale.set(name, edition);
    this.#failed.clear();
    this.#running ??= this.#makeAll();
    return this.#running;
  }

  /** Nothing more is made, nor tried again. Resolves when nothing is being made. */
  async end(): Promise<void> {
    this.#hasEnded = true;
    await this.#running;
    clearTimeout(this.#nextTry);
  }

  /** The last good page; undefined when there is no such page, or none could be made. */
  async page(edition: PageEdition, acceptEncoding?: string): Promise<MadePage | undefined> {
    const name = nameOf(edition);
    if (!this.#made.has(name)) await this.#makeFirst(name);
    const made = this.#made.get(name);
    if (!made) return undefined;
    const [encoding = 'identity'] = acceptedEncodings(acceptEncoding);
    const { tag, policy, hints, gzip } = made;
    const body = encoding === 'identity' ? await promisify(gunzip)(gzip) : made[encoding];
    return { etag: `"${tag}-${encoding}"`, policy, hints, encoding, body };
  }

  /** Puts it before all others. A page that failed is not tried again for a request. */
  async #makeFirst(name: string): Promise<void> {
    do {
      const edition = this.#stale.get(name);
      if (edition) this.#stale = new Map([[name, edition], ...this.#stale]);
      await this.#turn;
    } while (this.#stale.has(name) && this.#running && !this.#hasEnded);
    // A page that is being made by now is waited for.
    await this.#turn;
  }

  async #makeAll(): Promise<void> {
    let canList = true;
    while (!this.#hasEnded) {
      if (!this.#isListed && canList) canList = await this.#take('the list of pages', this.#list());
      const [next] = this.#stale;
      if (!next) break;
      const [name, edition] = next;
      if (!(await this.#take(name, this.#make(edition)))) this.#failed.set(name, edition);
    }
    this.#running = undefined;
    this.#answers.clear();
    const hasFailed = this.#failed.size > 0 || !canList;
    this.#failures = hasFailed ? this.#failures + 1 : 0;
    if (hasFailed && !this.#hasEnded) this.#tryLater();
  }

  /** False after an error. What else the server has to do comes before the next turn. */
  #take(what: string, work: Promise<void>): Promise<boolean> {
    const onError = (error: unknown) => {
      this.#options.onError(error, what);
      return false;
    };
    this.#turn = work.then(() => true, onError).then((isDone) => setImmediate(isDone));
    return this.#turn;
  }

  #tryLater(): void {
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (this.#failures - 1), LONGEST_PAUSE_MS);
    this.#nextTry = setTimeout(() => void this.remake([]), pause);
    this.#nextTry.unref();
  }

  /** Reads which pages there are. Those of a provider that is gone go too. */
  async #list(): Promise<void> {
    // A change from now on lists them once more.
    this.#isListed = true;
    try {
      this.#pages = madePages((await this.#read('providers', 'en')) as Provider[]);
    } catch (error) {
      this.#isListed = false;
      throw error;
    }
    const editions = editionsOf(this.#pages);
    for (const known of [this.#made, this.#stale, this.#failed])
      for (const name of known.keys()) if (!editions.has(name)) known.delete(name);
    for (const [name, edition] of editions) if (!this.#made.has(name)) this.#stale.set(name, edition);
  }

  #read(list: PageList, language: Language): Promise<unknown> {
    const key = `${language} ${list}`;
    const reading = this.#answers.get(key) ?? this.#options.read(list, language);
    this.#answers.set(key, reading);
    reading.catch(() => this.#answers.delete(key));
    return reading;
  }

  async #make(edition: PageEdition): Promise<void> {
    const { render, policyOf } = this.#options;
    const name = nameOf(edition);
    // A change from now on makes it once more.
    this.#stale.delete(name);
    const answers = await Promise.all(
      listsOf(edition.page).map(async (list) => [list, await this.#read(list, edition.language)] as const),
    );
    const html = await render(edition, Object.fromEntries(answers));
    const bytes = Buffer.from(html);
    const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    if (tag === this.#made.get(name)?.tag) return;
    const [br, gzip] = await Promise.all([toBrotli(bytes, BROTLI_QUALITY), toGzip(bytes)]);
    this.#made.set(name, { tag, policy: policyOf(html), hints: pictureHints(html), br, gzip });
  }
}
