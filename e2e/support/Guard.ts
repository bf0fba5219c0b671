import type { Page } from '@playwright/test';

interface Allowance {
  text: RegExp;
  /** Path of the resource in the message; missing means any. */
  path?: string;
}

const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url);

/** Records what no journey may cause: console errors, uncaught errors and rejections, requests to other sites. */
export class Guard {
  readonly #origin: string;
  readonly #allowances: Allowance[] = [];
  readonly #complaints: string[] = [];

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Expects an error in this journey. */
  allow(text: RegExp, path?: string): void {
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
    const isAllowed = this.#allowances.some(
      (allowance) => allowance.text.test(text) && (allowance.path === undefined || allowance.path === path),
    );
    if (!isAllowed) this.#complaints.push(path ? `${text} (${path})` : text);
  }
}
