/** The store of an open page, found through React. */
import { expect, type JSHandle, type Page } from '@playwright/test';

export interface SiteStore {
  getState: () => unknown;
  subscribe: (listener: () => void) => void;
  dispatch: (action: { type: string; payload?: unknown }) => unknown;
}

const findStore = (page: Page): Promise<JSHandle<SiteStore>> =>
  page.evaluateHandle(() => {
    type Fiber = { memoizedProps?: { store?: SiteStore }; child?: Fiber | null; alternate?: Fiber | null };
    const root = document.getElementById('root') as unknown as Record<string, Fiber>;
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer')) ?? '';
    const top = root[key];
    // React has two of each, in turns; the first may be empty.
    let fiber = top?.child ? top : top?.alternate;
    while (fiber && !fiber.memoizedProps?.store) fiber = fiber.child;
    const store = fiber?.memoizedProps?.store;
    if (!store) throw new Error('no store');
    return store;
  });

/** Waits until the app has taken its page over. */
export async function storeOf(page: Page): Promise<JSHandle<SiteStore>> {
  await expect(async () => void (await findStore(page))).toPass();
  return findStore(page);
}

export async function dispatch(page: Page, type: string, payload?: unknown): Promise<void> {
  const store = await storeOf(page);
  await store.evaluate((site, action) => void site.dispatch(action), { type, payload });
}

/** Waits until the player's profile is loaded, with its language. */
export async function expectSignedIn(page: Page): Promise<void> {
  const store = await storeOf(page);
  const status = () => store.evaluate((site) => (site.getState() as { auth: { status: string } }).auth.status);
  await expect.poll(status).toBe('signedIn');
}

/** Some journeys are about the modal only and open it directly. */
export const openModal = (page: Page, id: string, props: object = {}): Promise<void> =>
  dispatch(page, 'ui/modalOpened', { id, props });
