import { expect, type Locator, type Page } from '@playwright/test';

/** The cards of a page or a part of it. */
export const cardsIn = (part: Page | Locator): Locator => part.locator('article[data-game-id]');

/** The part of a card that plays the game. */
export const playButton = (part: Page | Locator, name: string): Locator =>
  part.getByRole('button', { name: new RegExp(`^Play\\s*${name}`) }).first();

/** The names on the first cards, in order. */
export async function namesIn(part: Page | Locator, count: number): Promise<string[]> {
  const names = part.locator('article[data-game-id]').getByRole('button', { name: /^Favourite: / });
  await expect(names.nth(count - 1)).toBeAttached();
  const labels = await names.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  return labels.slice(0, count).map((label) => label.replace('Favourite: ', ''));
}

/** The link of a row of home that leads to its whole list. */
export const viewAll = (part: Page | Locator, row: string): Locator =>
  part.getByRole('link', { name: new RegExp(`^View All →\\s*: ${row}$`) });

export async function openGame(page: Page, name: string): Promise<Locator> {
  await page.goto(`/search?q=${encodeURIComponent(name)}`);
  await playButton(page, name).click();
  return page.getByRole('dialog', { name });
}
