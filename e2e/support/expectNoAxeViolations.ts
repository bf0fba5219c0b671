/** What axe finds: every rule, in the page and the frames within it. */
import { expect, type Frame, type Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';

/** Preloading would fetch style sheets, which games may not; what holds needs no description; each frame is asked itself. */
const OPTIONS: RunOptions = { preload: false, resultTypes: ['violations'], iframes: false };

/** A frame gets axe once, however often it is looked at: axe is larger than the site. */
async function violationsIn(frame: Frame): Promise<Result[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  return frame.evaluate(
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
  return (await Promise.all(page.frames().map(violationsIn))).flat().map(({ id, help, nodes }) => {
    const where = nodes.map(({ target, failureSummary = '' }) => `${target.join(' ')} (${failureSummary})`);
    return `${id}: ${help}: ${where.slice(0, 3).join('; ')}`;
  });
}

export async function expectNoAxeViolations(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
}
