import type { Browser } from '@playwright/test';
import { PHONE, slowDown } from '../browser/slowPhone.ts';
import { median } from '../statistics.ts';
import { CAUSES, type Cause } from './causes.ts';
import { type ThreadTimes, threadTimes } from './threadTimes.ts';

const CARD = 'article[data-game-id]';
const FRAMES = 240;
const PX_A_FRAME = 60;

/** Watches each card that appears. Runs in the page. */
const observeCards = (card: string): void => {
  const watched = new WeakSet<Element>();
  const watch = () =>
    document.querySelectorAll(card).forEach((element) => {
      if (watched.has(element)) return;
      watched.add(element);
      new IntersectionObserver(() => undefined, { threshold: 0.1, rootMargin: '100px' }).observe(element);
    });
  new MutationObserver(watch).observe(document.body, { childList: true, subtree: true });
  watch();
};

/** Runs in the page. */
async function scroll([frames, step]: readonly [number, number]): Promise<void> {
  for (let frame = 0; frame < frames; frame += 1) {
    await new Promise<number>(requestAnimationFrame);
    window.scrollBy(0, step);
  }
}

async function measureCause(browser: Browser, url: string, { css, isObserved }: Cause): Promise<ThreadTimes> {
  const context = await browser.newContext({ ...PHONE, bypassCSP: true });
  const page = await context.newPage();
  await slowDown(page, { network: false });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator(CARD).first().waitFor();
  if (css) await page.addStyleTag({ content: css });
  if (isObserved) await page.evaluate(observeCards, CARD);
  const times = await threadTimes(browser, () => page.evaluate(scroll, [FRAMES, PX_A_FRAME] as const));
  await context.close();
  return times;
}

/** Each cause in turns with all others, each round beginning with another; medians. The first visit of all is not counted. */
export async function measureCauses(
  browser: Browser,
  url: string,
  rounds: number,
): Promise<readonly (ThreadTimes & { name: string })[]> {
  const all = CAUSES.map(({ name }) => ({ name, rounds: [] as ThreadTimes[] }));
  await measureCause(browser, url, { name: '', css: '' });
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < CAUSES.length; turn += 1) {
      const at = (round + turn) % CAUSES.length;
      const cause = CAUSES[at];
      if (cause) all[at]?.rounds.push(await measureCause(browser, url, cause));
    }
  }
  return all.map(({ name, rounds: taken }) => ({
    name,
    page: median(taken.map(({ page }) => page)),
    drawing: median(taken.map(({ drawing }) => drawing)),
  }));
}
