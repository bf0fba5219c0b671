/** Uses every control of a page, one after another, each from the page as it opens, and notes what goes wrong. */
import type { Page, Request } from '@playwright/test';
import type { Guard } from '../Guard.ts';
import { expectSettled, openPage } from '../openPage.ts';
import { type Control, controlsOf } from './controls.ts';
import { Novelty } from './Novelty.ts';
import { findControl, press } from './press.ts';
import { comeToRest, hasChanged, traceOf } from './traces.ts';

/** What opens is crawled too: a dialog, and what opens in it. */
const DEEPEST = 3;

interface Place {
  address: string;
  /** The keys of the controls that lead there from the page. */
  path: readonly string[];
}

interface Options {
  page: Page;
  guard: Guard;
  /** What would end the journey. */
  isEnding: (control: Control) => boolean;
}

/** What a press asks for; not pictures that come into view, nor the feed that never ends. */
const isMeant = (request: Request): boolean =>
  /^(?:document|script|fetch|xhr)$/.test(request.resourceType()) && !request.url().includes('/api/wallet/events');

const isElsewhere = ({ href }: Control): boolean => /^[a-z]+:/.test(href);

/** What is wrong with a link that leads off the site, which is not followed. */
function wrongElsewhere({ href, rel, target }: Control): string | null {
  if (href.startsWith('http:')) return 'leads off the site without encryption';
  return target === '_blank' && !rel.includes('noopener') ? 'hands its window over' : null;
}

const looks = (controls: readonly Control[]): string => controls.map(({ key, state }) => `${key} ${state}`).join('\n');

const pathOf = (url: string): string => new URL(url).pathname + new URL(url).search;

export class Crawler {
  readonly #page: Page;
  readonly #guard: Guard;
  readonly #isEnding: Options['isEnding'];
  readonly #novelty = new Novelty();
  readonly #problems: string[] = [];
  /** Requests, downloads and windows so far. */
  #happened = 0;
  readonly #awaited = new Set<Request>();
  #count = 0;

  constructor({ page, guard, isEnding }: Options) {
    this.#page = page;
    this.#guard = guard;
    this.#isEnding = isEnding;
    page.on('request', (request) => this.#begin(request));
    page.on('requestfinished', (request) => this.#awaited.delete(request));
    page.on('requestfailed', (request) => this.#awaited.delete(request));
    page.on('download', () => (this.#happened += 1));
    page.on('popup', (popup) => {
      this.#happened += 1;
      void popup.close();
    });
  }

  /** What went wrong, by where it did. */
  get problems(): readonly string[] {
    return this.#problems;
  }

  /** How many controls were used. */
  get count(): number {
    return this.#count;
  }

  #begin(request: Request): void {
    if (!isMeant(request)) return;
    this.#happened += 1;
    this.#awaited.add(request);
  }

  readonly #rest = (): Promise<void> => comeToRest(this.#page, () => this.#awaited.size > 0);

  async crawl(address: string): Promise<void> {
    const places: Place[] = [{ address, path: [] }];
    for (let place = places.shift(); place; place = places.shift()) {
      places.push(...(await this.#useAll(place)));
    }
  }

  /** Uses what is new at a place. Returns the places that this opened. */
  async #useAll(place: Place): Promise<Place[]> {
    const here = await this.#open(place);
    const fresh = here.filter((control) => this.#isToBeUsed(place, control));
    const opened: Place[] = [];
    let isAsOpened = true;
    for (const control of fresh) {
      if (!isAsOpened) await this.#open(place);
      if (await this.#use(place, control)) opened.push({ ...place, path: [...place.path, control.key] });
      isAsOpened = await this.#isAsOpened(place, here);
    }
    return place.path.length < DEEPEST ? opened : [];
  }

  #isToBeUsed({ address }: Place, control: Control): boolean {
    const isLeftOut = control.isChosen || control.href.startsWith('#') || this.#isEnding(control);
    return !isLeftOut && this.#novelty.take(address, control);
  }

  /** Goes to a place. Returns what can be used there; nothing when the way is gone. */
  async #open({ address, path }: Place): Promise<Control[]> {
    this.#awaited.clear();
    await openPage(this.#page, address);
    await this.#rest();
    for (const key of path) {
      const found = await findControl(this.#page, key);
      if (!found) return [];
      await this.#rest();
      const before = await traceOf(this.#page);
      await press(this.#page, found);
      await hasChanged(this.#page, before, () => false);
      await this.#rest();
    }
    return controlsOf(this.#page);
  }

  /** Uses one control. Returns whether that may have opened something in the page. */
  async #use(place: Place, control: Control): Promise<boolean> {
    this.#count += 1;
    const problem = isElsewhere(control) ? wrongElsewhere(control) : await this.#wrongInUse(control);
    const complaints = [...(problem ? [problem] : []), ...this.#guard.takeComplaints()];
    const where = [place.address, ...place.path, control.key].join(' › ');
    this.#problems.push(...complaints.map((complaint) => `${where}: ${complaint}`));
    return complaints.length === 0 && !isElsewhere(control) && pathOf(this.#page.url()) === place.address;
  }

  /** What is wrong with a control, found by using it. */
  async #wrongInUse({ key }: Control): Promise<string | null> {
    const page = this.#page;
    const found = await findControl(page, key);
    if (!found) return `is no longer there, on ${page.url()}`;
    await this.#rest();
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

  /** Whether the page is as it opened, or could be brought back to that. What is opened in it is opened anew. */
  async #isAsOpened({ address, path }: Place, here: readonly Control[]): Promise<boolean> {
    if (path.length > 0) return false;
    if (pathOf(this.#page.url()) !== address) {
      await this.#page.goBack();
      await this.#wrongPage();
    }
    if ((await this.#page.locator('dialog[open]').count()) > 0) await this.#page.keyboard.press('Escape');
    await this.#rest();
    return looks(await controlsOf(this.#page)) === looks(here);
  }
}
