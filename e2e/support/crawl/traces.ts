/** What a press can change, so that a journey can tell a control that does something from one that does not. */
import type { Page } from '@playwright/test';

interface Counted {
  crawlCalls?: number;
}

/** Counts from the next load on what leaves no trace in the page: copying, sharing, printing. */
export async function countCalls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = window as Counted;
    counted.crawlCalls = 0;
    const count = () => {
      counted.crawlCalls = (counted.crawlCalls ?? 0) + 1;
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: count, write: count } });
    Object.defineProperty(navigator, 'share', { value: count, configurable: true });
    window.print = () => void count();
  });
}

/** Everything of the page that a press can change, in one text. */
export const traceOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const ARIA = ['expanded', 'pressed', 'checked', 'selected', 'current', 'invalid', 'busy', 'disabled'];
    const pathTo = (element: Element | null): string =>
      element && element !== document.body ? `${pathTo(element.parentElement)}/${element.tagName}` : '';
    const states = ARIA.flatMap((name) =>
      [...document.querySelectorAll(`[aria-${name}]`)].map((element) => element.getAttribute(`aria-${name}`)),
    );
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    const pictures = [...document.images].map(({ src }) => src);
    return JSON.stringify({
      address: location.href,
      language: document.documentElement.lang,
      dialogs: [...document.querySelectorAll('dialog[open], [popover]')].map((dialog) =>
        dialog.getAttribute('aria-label'),
      ),
      text: document.body.innerText,
      values: fields.map(({ type, value, checked }) => (type === 'checkbox' || type === 'radio' ? checked : value)),
      focus: pathTo(document.activeElement),
      scroll: [
        Math.round(scrollY),
        ...[...document.querySelectorAll('[tabindex], ul, ol')].map((list) => list.scrollLeft),
      ],
      isFull: document.fullscreenElement !== null,
      calls: (window as Counted).crawlCalls,
      pictures: pictures.length,
      states,
    });
  });

const STEP_MS = 40;
/** An answer of a busy server takes a while; what is dead stays so. */
const PATIENCE_MS = 5_000;
/** A page that stays the same for so long, while it has nothing to do and waits for nothing, has come to rest. */
const REST_MS = 200;

/** Whether anything has changed, or `hasHappened` outside of the page, before it would be tiring to wait any longer. */
export async function hasChanged(page: Page, before: string, hasHappened: () => boolean): Promise<boolean> {
  for (const giveUpAt = Date.now() + PATIENCE_MS; Date.now() < giveUpAt; await page.waitForTimeout(STEP_MS)) {
    // A page on its way has no trace.
    if (hasHappened() || (await traceOf(page).catch(() => null)) !== before) return true;
  }
  return false;
}

const idle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(), { timeout: 1_000 })));

/** Until nothing changes any more and nothing `isAwaited`, for as long as that can be waited for. */
export async function comeToRest(page: Page, isAwaited: () => boolean): Promise<void> {
  let last: string | null = null;
  let since = Date.now();
  for (const giveUpAt = Date.now() + PATIENCE_MS; Date.now() < giveUpAt; await page.waitForTimeout(STEP_MS)) {
    await idle(page).catch(() => undefined);
    const trace = await traceOf(page).catch(() => null);
    if (trace === null || trace !== last || isAwaited()) since = Date.now();
    else if (Date.now() - since >= REST_MS) return;
    last = trace;
  }
}
