/** The findings of axe in the page and its frames. */
import { expect, type Frame, type Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';

/**
 * No preload, which would fetch style sheets that games may not fetch; only violations; each frame is checked itself.
 */
const OPTIONS: RunOptions = { preload: false, resultTypes: ['violations'], iframes: false };

/** Axe is added to a frame once, because axe is larger than the site. */
async function violationsIn(frame: Frame, rules: readonly string[] | undefined): Promise<Result[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  return frame.evaluate(
    async (options) => (await (window as unknown as { axe: typeof axe }).axe.run(options)).violations,
    rules ? { ...OPTIONS, runOnly: [...rules] } : OPTIONS,
  );
}

/** Elements that are half faded in must not be judged for contrast. */
const endTransitions = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isEnding = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    const ending = document.getAnimations().filter(isEnding);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** One line for each broken rule, of these or of all. */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  await endTransitions(page);
  const found = await Promise.all(page.frames().map((frame) => violationsIn(frame, rules)));
  return found.flat().map(({ id, help, nodes }) => {
    const where = nodes.map(({ target, failureSummary = '' }) => `${target.join(' ')} (${failureSummary})`);
    return `${id}: ${help}: ${where.slice(0, 3).join('; ')}`;
  });
}

/** Waits for the page: it has no heading before its part has come. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  expect(await axeFindings(page)).toEqual([]);
}
