import type { Page } from '@playwright/test';

/** WCAG 2.2.2. */
const LONGEST_MS = 5_000;

/**
 * Elements that move now and for longer than 5 s, except loading indicators, on a page of somebody who does not mind motion.
 * It finds what styles move; what a script starts only without reduced motion has a journey of its own.
 * The page wants reduced motion again afterwards.
 */
export async function moving(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const found = await movingNow(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return found;
}

/** The same with the motion that the page has now. */
export const movingNow = (page: Page): Promise<string[]> =>
  page.evaluate((longestMs) => {
    const targetOf = ({ effect }: Animation) => (effect instanceof KeyframeEffect ? effect.target : null);
    return document
      .getAnimations()
      .filter(
        ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) > longestMs,
      )
      .map(targetOf)
      .filter((target) => target?.checkVisibility() && !target.closest('[data-waiting], [aria-busy=true]'))
      .map((target) => `${target?.tagName} ${target?.className}`);
  }, LONGEST_MS);
