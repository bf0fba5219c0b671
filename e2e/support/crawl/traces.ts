/** A press leaves one of these traces when the control works; a dead control leaves none. */
import type { Page } from '@playwright/test';
import type { Watched } from './watchPage.ts';

/** Everything on the page that a press can change, as one text. */
export const traceOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const ARIA = ['expanded', 'pressed', 'checked', 'selected', 'current', 'invalid', 'busy', 'disabled'];
    const pathTo = (element: Element | null): string =>
      element && element !== document.body ? `${pathTo(element.parentElement)}/${element.tagName}` : '';
    const states = ARIA.flatMap((name) =>
      [...document.querySelectorAll(`[aria-${name}]`)].map((element) => element.getAttribute(`aria-${name}`)),
    );
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
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
      calls: (window as Watched).crawlCalls,
      pictures: document.images.length,
      // The angle of a wheel, the progress of a bar.
      styles: [...document.querySelectorAll('[style]')].map((element) => element.getAttribute('style')),
      states,
    });
  });

const STEP_MS = 40;
/** A dead control stays dead. */
const PATIENCE_MS = 5_000;

/** True when something changed on the page or outside it (`hasHappened`) within the time limit. */
export async function hasChanged(page: Page, before: string, hasHappened: () => boolean): Promise<boolean> {
  for (const giveUpAt = Date.now() + PATIENCE_MS; Date.now() < giveUpAt; await page.waitForTimeout(STEP_MS)) {
    // A page that is loading has no trace.
    if (hasHappened() || (await traceOf(page).catch(() => null)) !== before) return true;
  }
  return false;
}
