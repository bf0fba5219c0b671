/** What axe finds: every rule, in the page and the frames within it. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';

/** Preloading would fetch style sheets, which games may not; what holds needs no description. */
const OPTIONS: RunOptions = { preload: false, resultTypes: ['violations'] };

/** A page without frames gets axe once, however often it is looked at: axe is larger than the site. */
async function violationsOf(page: Page): Promise<Result[]> {
  if (page.frames().length > 1) return (await new AxeBuilder({ page }).options(OPTIONS).analyze()).violations;
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (options) => (await (window as unknown as { axe: typeof axe }).axe.run(options)).violations,
    OPTIONS,
  );
}

/** Nothing half faded in is judged for its contrast. */
const endTransitions = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isEnding = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    const ending = document.getAnimations().filter(isEnding);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** A line for each rule that is broken. */
export async function axeFindings(page: Page): Promise<string[]> {
  await endTransitions(page);
  return (await violationsOf(page)).map(({ id, help, nodes }) => {
    const where = nodes.map(({ target, failureSummary = '' }) => `${target.join(' ')} (${failureSummary})`);
    return `${id}: ${help}: ${where.slice(0, 3).join('; ')}`;
  });
}

export async function expectNoAxeViolations(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
}
