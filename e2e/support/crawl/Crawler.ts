/** Uses every control of a page, each on a freshly opened page, and records problems. */
import type { Page } from '@playwright/test';
import type { Guard } from '../Guard.ts';
import type { Control } from './controls.ts';
import { CrawledPage, GONE, type Listing } from './CrawledPage.ts';
import { Novelty } from './Novelty.ts';
import { isElsewhere, wrongElsewhere } from './otherSites.ts';

/** Opened dialogs are crawled too, and dialogs opened in them. */
const DEEPEST = 3;

interface Place {
  address: string;
  /** The controls that lead there from the page. */
  path: readonly Control[];
}

interface Options {
  page: Page;
  guard: Guard;
  /** Opens an address again and waits until it is complete. */
  open: (address: string) => Promise<void>;
  /** True for a control that would end the journey. */
  isEnding: (control: Control) => boolean;
}

/** Controls that appear and disappear while reading: the button to the top, the skip link. */
const isPassing = ({ region }: Control): boolean => region === 'page';

const lookOf = ({ key, state }: Control): string => `${key} ${state}`;

export class Crawler {
  readonly #page: CrawledPage;
  readonly #guard: Guard;
  readonly #isEnding: Options['isEnding'];
  readonly #novelty = new Novelty();
  readonly #problems: string[] = [];
  readonly #missed: string[] = [];
  #count = 0;
  /** Language of the page at its opening. */
  #language: string | null = null;

  constructor({ page, guard, open, isEnding }: Options) {
    this.#page = new CrawledPage(page, open);
    this.#guard = guard;
    this.#isEnding = isEnding;
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
      if ((await this.#page.dialogs()) > dialogs) return this.#startAgain(place, fresh.slice(at));
      await this.#use(place, control);
      isAsOpened = await this.#isAsOpened(place, controls);
    }
  }

  #miss(place: Place, unused: readonly Control[]): void {
    for (const control of unused) this.#note({ ...place, path: [...place.path, control] }, [GONE]);
  }

  /** A late dialog covers the listed controls. */
  async #startAgain(place: Place, unused: readonly Control[]): Promise<void> {
    for (const control of unused) this.#novelty.giveBack(place.address, control);
    return this.#useAll(place, await this.#page.list());
  }

  #isToBeUsed(place: Place, control: Control): boolean {
    if (!this.#isNew(place, control)) return false;
    this.#novelty.take(place.address, control);
    return true;
  }

  #isNew({ address }: Place, control: Control): boolean {
    return !control.isChosen && !this.#isEnding(control) && this.#novelty.isNew(address, control);
  }

  /** Goes to a place. Returns its controls. */
  async #open({ address, path }: Place): Promise<Listing | null> {
    await this.#page.open(address);
    this.#language = await this.#page.language();
    for (const control of path) {
      const problem = await this.#page.wrongInUse(control);
      if (!problem) continue;
      this.#note({ address, path }, [problem]);
      return null;
    }
    return this.#page.list();
  }

  async #use(place: Place, control: Control): Promise<void> {
    this.#count += 1;
    const problem = isElsewhere(control) ? wrongElsewhere(control) : await this.#page.wrongInUse(control);
    const complaints = [...(problem ? [problem] : []), ...this.#guard.takeComplaints()];
    this.#note({ ...place, path: [...place.path, control] }, complaints);
    if (complaints.length > 0 || isElsewhere(control) || this.#page.path !== place.address) return;
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
    // Every control would be new in another language.
    if (place.path.length > DEEPEST || (await this.#page.language()) !== this.#language) return;
    const here = await this.#page.list();
    if (here.controls.some((control) => this.#isNew(place, control))) await this.#useAll(place, here);
  }

  /** True when the page is as at its opening, or could be restored to that, with opened dialogs opened again. */
  async #isAsOpened({ address, path }: Place, here: readonly Control[]): Promise<boolean> {
    if (path.length === 0) await this.#page.goBackTo(address);
    await this.#page.rest();
    const now = new Set((await this.#page.controls()).map(lookOf));
    return here.every((control) => isPassing(control) || now.has(lookOf(control)));
  }
}
