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

const STEP_MS = 100;
/** An answer of a busy server takes a while; what is dead stays so. */
const PATIENCE_MS = 5_000;

/** Waits until `isOver` says so of the present trace. Returns whether it ever did; `null` is a page on its way. */
async function follow(page: Page, isOver: (trace: string | null) => boolean): Promise<boolean> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  while (Date.now() < giveUpAt) {
    if (isOver(await traceOf(page).catch(() => null))) return true;
    await page.waitForTimeout(STEP_MS);
  }
  return false;
}

/** Whether anything has changed, or `hasHappened` outside of the page. */
export const hasChanged = (page: Page, before: string, hasHappened: () => boolean): Promise<boolean> =>
  follow(page, (trace) => trace !== before || hasHappened());

/** So many looks in a row at the same, with nothing on its way. */
const LOOKS = 3;

/** Until nothing changes any more and nothing `isAwaited`, for as long as that can be waited for. */
export async function comeToRest(page: Page, isAwaited: () => boolean): Promise<void> {
  let before: string | null = null;
  let looks = 0;
  await follow(page, (trace) => {
    const isSame = trace !== null && trace === before && !isAwaited();
    looks = isSame ? looks + 1 : 0;
    before = trace;
    return looks >= LOOKS;
  });
}
