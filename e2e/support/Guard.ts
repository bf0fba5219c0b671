import type { Page } from '@playwright/test';

interface Allowance {
  text: RegExp;
  /** The path of the resource that the message is about; left out, any. */
  path?: string;
}

const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url);

/** Notes what no journey may do: errors on the console, uncaught errors and rejections, requests to strangers. */
export class Guard {
  readonly #origin: string;
  readonly #allowances: Allowance[] = [];
  readonly #complaints: string[] = [];

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Declares an error as part of the journey. */
  allow(text: RegExp, path?: string): void {
    this.#allowances.push({ text, ...(path && { path }) });
  }

  get complaints(): readonly string[] {
    return this.#complaints;
  }

  /** What went wrong since it was last taken; it counts no more. */
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
