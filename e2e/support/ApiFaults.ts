import type { Page, Route } from '@playwright/test';
import type { Guard } from './Guard.ts';

const json = (body: string, status = 200) => ({ status, contentType: 'application/json', body });

/** Faults of a backend. `hang` never answers. */
const FAULTS = {
  serverError: (route: Route) => route.fulfill(json('{"error":{"code":"internal","message":"broken"}}', 500)),
  junk: (route: Route) => route.fulfill(json('{"data":[{"id":')),
  hang: () => undefined,
} as const;

export type Fault = keyof typeof FAULTS;

const EVERY_PATH = '*';

/** Makes `/api` fail or answer for a journey. Paths are without `/api` and query; `*` is everything. */
export class ApiFaults {
  readonly #page: Page;
  readonly #guard: Guard;
  #arePagesEmpty = false;

  constructor(page: Page, guard: Guard) {
    this.#page = page;
    this.#guard = guard;
  }

  async fail(path: string, fault: Fault): Promise<void> {
    // The browser reports these on the console.
    this.#guard.allow(/^Failed to load resource/, path === EVERY_PATH ? undefined : `/api/${path}`);
    await this.#route(path, FAULTS[fault]);
  }

  async answer(path: string, data: unknown): Promise<void> {
    await this.#route(path, (route) => route.fulfill(json(JSON.stringify({ data }))));
  }

  /** Changes the answer of the server. */
  async change<TData>(path: string, edit: (data: TData) => unknown): Promise<void> {
    await this.#route(path, async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: TData };
      await route.fulfill(json(JSON.stringify({ data: edit(data) })));
    });
  }

  /** Removes the faults. */
  async heal(): Promise<void> {
    await this.#page.unrouteAll({ behavior: 'ignoreErrors' });
    this.#arePagesEmpty = false;
  }

  async #route(path: string, handler: (route: Route) => unknown): Promise<void> {
    const isMeant = ({ pathname }: URL) =>
      path === EVERY_PATH ? pathname.startsWith('/api/') : pathname === `/api/${path}`;
    await this.#emptyPages();
    await this.#page.route(isMeant, handler);
  }

  /** Public pages have their lists in them; without them they ask, as at a host that made none. */
  async #emptyPages(): Promise<void> {
    if (this.#arePagesEmpty) return;
    this.#arePagesEmpty = true;
    const isPage = ({ pathname }: URL) => !/^\/(?:api|assets|images|originals)\/|\.\w+$/.test(pathname);
    await this.#page.route(isPage, async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const { 'content-encoding': _encoding, 'content-length': _length, ...headers } = response.headers();
      const body = (await response.text()).replaceAll(OF_ITS_CONTENT, '');
      await route.fulfill({ status: response.status(), headers, body });
    });
  }
}

/** The data of a page, and what its head tells of it. */
const OF_ITS_CONTENT =
  /<script type="application\/(?:ld\+)?json"[^>]*>.*?<\/script>|<link rel="(?:canonical|alternate)"[^>]*>|<meta property="og:[^>]*>/gs;
