import { expect, type Locator, type Page } from '@playwright/test';

/** A slot announces one of these after its reels have stopped: nothing, a part of the stake, or a win. */
export const SLOT_RESULT =
  /^(?:No win this time|You won [\d,.]+ credits|Free spins paid [\d,.]+|[\d,.]+ of your [\d,.]+ credits came back)/;

/** The cards of a page or a part of it. */
export const cardsIn = (part: Page | Locator): Locator => part.locator('article[data-game-id]');

/** A choice of the bar of kinds and providers. */
export const kind = (page: Page, name: string): Locator =>
  page
    .getByRole('navigation', { name: 'Kinds of games and providers' })
    .getByRole('link', { name: new RegExp(`^${name}\\b`) });

/** The part of a card that plays the game. */
export const playButton = (part: Page | Locator, name: string): Locator =>
  part.getByRole('button', { name: new RegExp(`^Play\\s*${name}`) }).first();

const hearts = (part: Page | Locator) => cardsIn(part).getByRole('button', { name: /^Favourite: / });

async function namesNow(part: Page | Locator, count: number): Promise<string[]> {
  const labels = await hearts(part).evaluateAll((all) => all.map((heart) => heart.getAttribute('aria-label') ?? ''));
  return labels.slice(0, count).map((label) => label.replace('Favourite: ', ''));
}

/** The names on the first cards, in order, when there are as many. */
export async function namesIn(part: Page | Locator, count: number): Promise<string[]> {
  await expect(hearts(part).nth(count - 1)).toBeAttached();
  return namesNow(part, count);
}

/** Waits for these first cards, in this order. */
export const expectFirstGames = (part: Page | Locator, names: readonly string[]): Promise<void> =>
  expect.poll(() => namesNow(part, names.length)).toEqual(names);

/** The link of a row on home to its whole list. */
export const viewAll = (part: Page | Locator, row: string): Locator =>
  part.getByRole('link', { name: new RegExp(`^View All →\\s*: ${row}$`) });

export async function openGame(page: Page, name: string): Promise<Locator> {
  const address = `/search?q=${encodeURIComponent(name)}`;
  // A game that is open comes back with its page.
  if (page.url().endsWith(address)) await page.goto('/');
  await page.goto(address);
  await playButton(page, name).click();
  return page.getByRole('dialog', { name });
}
