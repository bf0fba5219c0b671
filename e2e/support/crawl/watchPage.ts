/** Tells when a page has stopped changing, and which effects it had outside the document. */
import type { Page } from '@playwright/test';

export interface Watched {
  /** Copying, sharing, printing. */
  crawlCalls?: number;
  /** When the document last changed: `performance.now()`. */
  crawlChangedAt?: number;
}

/**
 * A page without changes and without running work for this time is complete. React delays awaited content up to 300 ms
 * after the last such content.
 */
const REST_MS = 400;
/** A busy server needs time to answer. */
const PATIENCE_MS = 5_000;
const STEP_MS = 40;

/** Watches every page from the next load on. */
export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as Watched;
    watched.crawlCalls = 0;
    const count = () => {
      watched.crawlCalls = (watched.crawlCalls ?? 0) + 1;
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: count, write: count } });
    Object.defineProperty(navigator, 'share', { value: count, configurable: true });
    window.print = () => void count();
    new MutationObserver(() => (watched.crawlChangedAt = performance.now())).observe(document, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
}

/** Waits until the document has not changed for a while and has no running work. */
const standStill = (page: Page): Promise<void> =>
  page.evaluate(
    ({ restMs, patienceMs }) =>
      new Promise<void>((done) => {
        const began = performance.now();
        const look = () => {
          const now = performance.now();
          const stillMs = now - Math.max(began, (window as Watched).crawlChangedAt ?? 0);
          if (stillMs < restMs && now < began + patienceMs) setTimeout(look, restMs - stillMs);
          else requestIdleCallback(() => done(), { timeout: restMs });
        };
        look();
      }),
    { restMs: REST_MS, patienceMs: PATIENCE_MS },
  );

/** Waits until nothing changes and nothing `isAwaited`, within the time limit. */
export async function comeToRest(page: Page, isAwaited: () => boolean): Promise<void> {
  for (const giveUpAt = Date.now() + PATIENCE_MS; Date.now() < giveUpAt; await page.waitForTimeout(STEP_MS)) {
    // It fails while the page is leaving.
    const isStill = await standStill(page).then(
      () => true,
      () => false,
    );
    if (isStill && !isAwaited()) return;
  }
}
