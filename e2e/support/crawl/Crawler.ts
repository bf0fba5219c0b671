/** Uses every control of a page, each on a freshly opened page, and records problems. */
import type { Page, Request } from '@playwright/test';
import type { Guard } from '../Guard.ts';
import { expectSettled } from '../openPage.ts';
import { type Control, controlsOf } from './controls.ts';
import { Novelty } from './Novelty.ts';
import { findControl, press } from './press.ts';
import { hasChanged, traceOf } from './traces.ts';
import { comeToRest } from './watchPage.ts';

/** Opened dialogs are crawled too, and dialogs opened in them. */
const DEEPEST = 3;

interface Place {
  address: string;
  /** The controls that lead there from the page. */
  path: readonly Control[];
}

/** The controls of a place, and the number of open dialogs. */
interface Listing {
  controls: Control[];
  dialogs: number;
}

interface Options {
  page: Page;
  guard: Guard;
  /** Opens an address again and waits until it is complete. */
  open: (address: string) => Promise<void>;
  /** Whether a control would end the journey. */
  isEnding: (control: Control) => boolean;
}

/** Requests caused by a press, without pictures and the live stream. */
const isMeant = (request: Request): boolean =>
  /^(?:document|script|stylesheet|fetch|xhr)$/.test(request.resourceType()) &&
  !request.url().includes('/api/wallet/events');

const GONE = 'is no longer there';

const isElsewhere = ({ href }: Control): boolean => /^[a-z]+:/.test(href);

/** The problem of a link to another site, which is not followed. */
function wrongElsewhere({ href, rel, target }: Control): string | null {
  if (href.startsWith('http:')) return 'leads off the site without encryption';
  return target === '_blank' && !rel.includes('noopener') ? 'hands its window over' : null;
}

/** Controls that appear and disappear while reading: the button to the top, the skip link. */
const isPassing = ({ region }: Control): boolean => region === 'page';

const lookOf = ({ key, state }: Control): string => `${key} ${state}`;

const languageOf = (page: Page): Promise<string | null> => page.locator('html').getAttribute('lang');

const pathOf = (url: string): string => new URL(url).pathname + new URL(url).search;

export class Crawler {
  readonly #page: Page;
  readonly #guard: Guard;
  readonly #openAddress: Options['open'];
  readonly #isEnding: Options['isEnding'];
  readonly #novelty = new Novelty();
  readonly #problems: string[] = [];
  readonly #missed: string[] = [];
  /** Number of requests, downloads and windows so far. */
  #happened = 0;
  readonly #awaited = new Set<Request>();
  #count = 0;
  /** Language of the page at its opening. */
  #language: string | null = null;

  constructor({ page, guard, open, isEnding }: Options) {
    this.#openAddress = open;
    this.#page = page;
    this.#guard = guard;
    this.#isEnding = isEnding;
    page.on('request', (request) => this.#begin(request));
    page.on('response', (response) => this.#hear(response.request()));
    page.on('requestfinished', (request) => this.#awaited.delete(request));
    page.on('requestfailed', (request) => this.#awaited.delete(request));
    page.on('download', () => (this.#happened += 1));
    page.on('popup', (popup) => {
      this.#happened += 1;
      void popup.close();
    });
  }

  /** Problems, by place. */
  get problems(): readonly string[] {
    return this.#problems;
  }

  /** Controls that disappeared: a closed message, the button to the top. */
  get missed(): readonly string[] {
    return this.#missed;
  }

  /** Number of used controls. */
  get count(): number {
    return this.#count;
  }

  #begin(request: Request): void {
    if (!isMeant(request)) return;
    this.#happened += 1;
    this.#awaited.add(request);
  }

  /** An answer whose body is not read never finishes. */
  #hear(request: Request): void {
    if (request.resourceType() === 'fetch') this.#awaited.delete(request);
  }

  readonly #rest = (): Promise<void> => comeToRest(this.#page, () => this.#awaited.size > 0);

  async crawl(address: string): Promise<void> {
    const place = { address, path: [] };
    const here = await this.#open(place);
    if (here) await this.#useAll(place, here);
  }

  /** Uses the new controls of an open place, and what they open. */
  async #useAll(place: Place, { controls, dialogs }: Listing): Promise<void> {
    const fresh = controls.filter((control) => this.#isToBeUsed(place, control));
    let isAsOpened = true;
    for (const [at, control] of fresh.entries()) {
      if (!isAsOpened && !(await this.#open(place))) return this.#miss(place, fresh.slice(at));
      if ((await this.#dialogs()) > dialogs) return this.#beginAnew(place, fresh.slice(at));
      await this.#use(place, control);
      isAsOpened = await this.#isAsOpened(place, controls);
    }
  }

  #miss(place: Place, unused: readonly Control[]): void {
    for (const control of unused) this.#note({ ...place, path: [...place.path, control] }, [GONE]);
  }

  /** A late dialog covers the listed controls. */
  async #beginAnew(place: Place, unused: readonly Control[]): Promise<void> {
    for (const control of unused) this.#novelty.giveBack(place.address, control);
    return this.#useAll(place, await this.#list());
  }

  #isToBeUsed(place: Place, control: Control): boolean {
    if (!this.#isNew(place, control)) return false;
    this.#novelty.take(place.address, control);
    return true;
  }

  async #list(): Promise<Listing> {
    const dialogs = await this.#dialogs();
    return { dialogs, controls: await controlsOf(this.#page) };
  }

  readonly #dialogs = (): Promise<number> => this.#page.locator('dialog[open]').count();

  #isNew({ address }: Place, control: Control): boolean {
    return !control.isChosen && !this.#isEnding(control) && this.#novelty.isNew(address, control);
  }

  /** Goes to a place. Returns its controls. */
  async #open({ address, path }: Place): Promise<Listing | null> {
    this.#awaited.clear();
    await this.#openAddress(address);
    await this.#rest();
    this.#language = await languageOf(this.#page);
    for (const control of path) {
      const problem = await this.#wrongInUse(control);
      if (!problem) continue;
      this.#note({ address, path }, [problem]);
      return null;
    }
    return this.#list();
  }

  async #use(place: Place, control: Control): Promise<void> {
    this.#count += 1;
    const problem = isElsewhere(control) ? wrongElsewhere(control) : await this.#wrongInUse(control);
    const complaints = [...(problem ? [problem] : []), ...this.#guard.takeComplaints()];
    this.#note({ ...place, path: [...place.path, control] }, complaints);
    if (complaints.length > 0 || isElsewhere(control) || pathOf(this.#page.url()) !== place.address) return;
    await this.#lookInto({ ...place, path: [...place.path, control] });
  }

  #note({ address, path }: Place, complaints: readonly string[]): void {
    const where = [address, ...path.map(({ key }) => key)].join(' › ');
    for (const complaint of complaints) {
      const kept = complaint === GONE ? this.#missed : this.#problems;
      kept.push(`${where}: ${complaint}`);
    }
  }

  /** Crawls what a press has opened. */
  async #lookInto(place: Place): Promise<void> {
    // In another language every control would be new.
    if (place.path.length > DEEPEST || (await languageOf(this.#page)) !== this.#language) return;
    const here = await this.#list();
    if (here.controls.some((control) => this.#isNew(place, control))) await this.#useAll(place, here);
  }

  /** The problem of a control, found by using it. */
  async #wrongInUse(control: Control): Promise<string | null> {
    const page = this.#page;
    if (!(await findControl(page, control))) return GONE;
    await this.#rest();
    // Found again, because the page may have replaced it.
    const found = await findControl(page, control);
    if (!found) return GONE;
    const [before, happened, url] = [await traceOf(page), this.#happened, page.url()];
    try {
      await press(page, found);
    } catch (error) {
      return `cannot be used: ${String(error).slice(0, 60)}…${String(error).slice(-240)}`;
    }
    if (!(await hasChanged(page, before, () => this.#happened > happened))) return 'does nothing';
    await this.#rest();
    return page.url() === url ? null : this.#wrongPage();
  }

  async #wrongPage(): Promise<string | null> {
    try {
      await expectSettled(this.#page);
      return null;
    } catch {
      return 'opens nothing useful';
    }
  }

  /** Whether the page is as at its opening, or could be restored to that, with opened dialogs opened again. */
  async #isAsOpened({ address, path }: Place, here: readonly Control[]): Promise<boolean> {
    if (path.length === 0) await this.#goBackTo(address);
    await this.#rest();
    const now = new Set((await controlsOf(this.#page)).map(lookOf));
    return here.every((control) => isPassing(control) || now.has(lookOf(control)));
  }

  async #goBackTo(address: string): Promise<void> {
    if (pathOf(this.#page.url()) !== address) {
      await this.#page.goBack();
      await this.#wrongPage();
    }
    if ((await this.#dialogs()) > 0) await this.#page.keyboard.press('Escape');
  }
}
