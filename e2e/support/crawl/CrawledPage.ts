/** A page whose controls are used, and what is wrong with them in use. */
import type { Page } from '@playwright/test';
import { expectSettled } from '../openPage.ts';
import { type Control, controlsOf } from './controls.ts';
import { PageTraffic } from './PageTraffic.ts';
import { findControl, type Found, press } from './press.ts';
import { hasChanged, traceOf } from './traces.ts';
import { comeToRest } from './watchPage.ts';

export const GONE = 'is no longer there';

/** The controls of a place, and the number of open dialogs. */
export interface Listing {
  controls: Control[];
  dialogs: number;
}

const pathOf = (url: string): string => new URL(url).pathname + new URL(url).search;

export class CrawledPage {
  readonly #page: Page;
  readonly #openAddress: (address: string) => Promise<void>;
  readonly #traffic: PageTraffic;

  constructor(page: Page, openAddress: (address: string) => Promise<void>) {
    this.#page = page;
    this.#openAddress = openAddress;
    this.#traffic = new PageTraffic(page);
  }

  get path(): string {
    return pathOf(this.#page.url());
  }

  async open(address: string): Promise<void> {
    this.#traffic.forgetAwaited();
    await this.#openAddress(address);
    await this.rest();
  }

  readonly rest = (): Promise<void> => comeToRest(this.#page, () => this.#traffic.isAwaited);

  readonly controls = (): Promise<Control[]> => controlsOf(this.#page);

  readonly dialogs = (): Promise<number> => this.#page.locator('dialog[open]').count();

  readonly language = (): Promise<string | null> => this.#page.locator('html').getAttribute('lang');

  async list(): Promise<Listing> {
    const dialogs = await this.dialogs();
    return { dialogs, controls: await this.controls() };
  }

  /** The problem of a control, found by using it. */
  async wrongInUse(control: Control): Promise<string | null> {
    const page = this.#page;
    if (!(await findControl(page, control))) return GONE;
    await this.rest();
    // Found again, because the page may have replaced it.
    const found = await findControl(page, control);
    return found ? this.#wrongInPress(found) : GONE;
  }

  async #wrongInPress(found: Found): Promise<string | null> {
    const page = this.#page;
    const [before, happened, url] = [await traceOf(page), this.#traffic.count, page.url()];
    try {
      await press(page, found);
    } catch (error) {
      return `cannot be used: ${String(error).slice(0, 60)}…${String(error).slice(-240)}`;
    }
    if (!(await hasChanged(page, before, () => this.#traffic.count > happened))) return 'does nothing';
    await this.rest();
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

  /** Leaves a page that a press opened, and closes a dialog. */
  async goBackTo(address: string): Promise<void> {
    if (this.path !== address) {
      await this.#page.goBack();
      await this.#wrongPage();
    }
    if ((await this.dialogs()) > 0) await this.#page.keyboard.press('Escape');
  }
}
