import type { Page, Request } from '@playwright/test';

/** Requests caused by a press, without pictures and the live stream. */
const isMeant = (request: Request): boolean =>
  /^(?:document|script|stylesheet|fetch|xhr)$/.test(request.resourceType()) &&
  !request.url().includes('/api/wallet/events');

/** Counts what a page requests, downloads and opens, and knows which requests have no answer yet. */
export class PageTraffic {
  #count = 0;
  readonly #awaited = new Set<Request>();

  constructor(page: Page) {
    page.on('request', (request) => this.#begin(request));
    page.on('response', (response) => this.#hear(response.request()));
    page.on('requestfinished', (request) => this.#awaited.delete(request));
    page.on('requestfailed', (request) => this.#awaited.delete(request));
    page.on('download', () => (this.#count += 1));
    page.on('popup', (popup) => {
      this.#count += 1;
      void popup.close();
    });
  }

  /** Number of requests, downloads and windows so far. */
  get count(): number {
    return this.#count;
  }

  get isAwaited(): boolean {
    return this.#awaited.size > 0;
  }

  /** Call this before an address is opened, so that the requests of the page before no longer count. */
  forgetAwaited(): void {
    this.#awaited.clear();
  }

  #begin(request: Request): void {
    if (!isMeant(request)) return;
    this.#count += 1;
    this.#awaited.add(request);
  }

  /** An answer whose body is not read never finishes. */
  #hear(request: Request): void {
    if (request.resourceType() === 'fetch') this.#awaited.delete(request);
  }
}
