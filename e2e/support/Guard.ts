import type { Page } from '@playwright/test';

interface Allowance {
  text: RegExp;
  /** Path of the resource in the message; missing means any. */
  path?: string | RegExp;
}

/** A flight can end while the cash-out is on its way: in any journey, by chance. */
const LATE_CASH_OUT: Allowance = { text: /status of 409/, path: /^\/api\/play\/rounds\/[^/]+\/steps$/ };

const isAt = (path: string, wanted: Allowance['path']): boolean =>
  wanted === undefined || (typeof wanted === 'string' ? wanted === path : wanted.test(path));

const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url);

/** Records what no journey may cause: console errors, uncaught errors and rejections, requests to other sites. */
export class Guard {
  readonly #origin: string;
  readonly #allowances: Allowance[] = [LATE_CASH_OUT];
  readonly #complaints: string[] = [];

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Expects an error in this journey. */
  allow(text: RegExp, path?: string | RegExp): void {
    this.#allowances.push({ text, ...(path && { path }) });
  }

  get complaints(): readonly string[] {
    return this.#complaints;
  }

  /** Returns the new complaints, and clears them. */
  takeComplaints(): string[] {
    return this.#complaints.splice(0);
  }

  watch(page: Page): void {
    page.on('console', (message) => {
      if (message.type() === 'error') this.#complain(message.text(), pathOf(message.location().url));
    });
    page.on('pageerror', (error) => this.#complain(`uncaught ${error.stack ?? error.message}`, ''));
    page.on('request', (request) => {
      if (this.#isForeign(request.url())) this.#complain(`request to ${request.url()}`, '');
    });
  }

  #isForeign(url: string): boolean {
    return /^(?:https?|wss?):/.test(url) && new URL(url).host !== new URL(this.#origin).host;
  }

  #complain(text: string, path: string): void {
    const isAllowed = this.#allowances.some((allowance) => allowance.text.test(text) && isAt(path, allowance.path));
    if (!isAllowed) this.#complaints.push(path ? `${text} (${path})` : text);
  }
}
