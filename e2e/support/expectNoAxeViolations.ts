/** What axe finds: every rule, in the page and the frames within it. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * A line for each rule that is broken. Preloading would fetch style sheets, which games may not. What holds is not
 * described, and a page without frames is looked at in itself, not by way of another: both take several times as long.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ preload: false, resultTypes: ['violations'] })
    .setLegacyMode(page.frames().length === 1)
    .analyze();
  return violations.map(({ id, help, nodes }) => {
    const where = nodes.map(({ target, failureSummary = '' }) => `${target.join(' ')} (${failureSummary})`);
    return `${id}: ${help}: ${where.slice(0, 3).join('; ')}`;
  });
}

export async function expectNoAxeViolations(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
}
