import { expectNoAxeViolations } from './support/expectNoAxeViolations.ts';
import { openGame, playButton, SLOT_RESULT } from './support/games.ts';
import { expect, test } from './support/test.ts';

// A round has one step alone when motion is reduced, so motion is on.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a slot opens, spins, closes with Escape and returns the focus to its card', async ({ page }) => {
  const player = await openGame(page, 'Simba Gold');
  const root = page.locator('html');
  await expect(root).toHaveCSS('overflow', 'hidden');
  const game = page.frameLocator('iframe[title="Simba Gold"]');
  await expect(game.getByRole('heading', { level: 1 })).toHaveText('Simba Gold');
  await expect(player.getByText('Loading game...')).toBeHidden();
  const credits = game.locator('output').first();
  const before = await credits.textContent();
  await game.getByRole('button', { name: 'Spin', exact: true }).click();
  await expect(credits).not.toHaveText(before ?? '');
  await expect(game.getByText(SLOT_RESULT).first()).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(player).toBeHidden();
  await expect(root).toHaveCSS('overflow', 'visible');
  await expect(playButton(page, 'Simba Gold')).toBeFocused();
});

test('a slot loads the drawings of its address and no others, and plays without one that does not come', async ({
  page,
  guard,
}) => {
  guard.allow(/^Failed to load resource/, /motifs/);
  await page.route('**/assets/motifs/mask.*', (route) => route.abort());
  const loaded = new Set<string | undefined>();
  page.on('response', (answer) => loaded.add(/motifs\/(\w+)/.exec(answer.url())?.[1]));
  await openGame(page, 'Simba Gold');
  await page.frameLocator('iframe').getByRole('button', { name: 'Spin', exact: true }).click();
  await expect(page.frameLocator('iframe').getByText(SLOT_RESULT).first()).toBeAttached();
  loaded.delete(undefined);
  expect([...loaded].toSorted()).toEqual(['baobab', 'coin', 'crown', 'drum', 'lion', 'shield', 'star']);
});

test('Escape closes the player while the focus is inside the frame', async ({ page }) => {
  const player = await openGame(page, 'Twiga Mrefu');
  const game = page.frameLocator('iframe[title="Twiga Mrefu"]');
  await game.getByRole('button', { name: 'Raise the stake' }).focus();
  await expect(page.locator('iframe')).toBeFocused();
  // The frame that gets the key is removed before it can answer.
  void page.keyboard.press('Escape').catch(() => undefined);
  await expect(player).toBeHidden();
  await expect(playButton(page, 'Twiga Mrefu')).toBeFocused();
});

test('a game can be opened, spun and closed with the keyboard alone @desktop', async ({ page }) => {
  await page.goto('/search?q=Simba+Gold');
  await playButton(page, 'Simba Gold').focus();
  await page.keyboard.press('Enter');
  const game = page.frameLocator('iframe[title="Simba Gold"]');
  await expect(page.locator('iframe')).toBeFocused();
  await expect(game.getByRole('button', { name: 'Spin' })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(game.getByText(SLOT_RESULT).first()).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a game that refuses its frame shows an error, and Try Again loads it again', async ({ page, guard }) => {
  guard.allow(/Refused to (?:display|frame)|Framing|frame-ancestors|X-Frame-Options/);
  const player = await openGame(page, 'Locked Vault');
  await expect(player.getByText('Unable to load game')).toBeVisible();
  await expect(
    player.getByText(/^This game cannot be displayed in an embedded frame\. This might be due/),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  const again = page.waitForRequest(/refusing\.html/);
  await player.getByRole('button', { name: 'Try Again' }).click();
  await again;
  await expect(player.getByText('Unable to load game')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(player).toBeHidden();
  await expect(playButton(page, 'Locked Vault')).toBeFocused();
});

test('a game that fails shows an error, and Try Again opens it when it works again', async ({ page, guard }) => {
  guard.allow(/^Failed to load resource/, '/originals/slots.html');
  await page.route(/\/originals\/slots\.html/, (route) => route.fulfill({ status: 503, body: 'away' }));
  const player = await openGame(page, 'Simba Gold');
  await expect(player.getByText('Unable to load game')).toBeVisible();
  await page.unrouteAll();
  await player.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin', exact: true })).toBeVisible();
  await expect(player.getByText('Unable to load game')).toBeHidden();
});

test('the player opens and leaves fullscreen @desktop', async ({ page }) => {
  const player = await openGame(page, 'Simba Gold');
  await player.getByRole('button', { name: 'Full screen', exact: true }).click();
  await expect(player.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
  await player.getByRole('button', { name: 'Leave full screen' }).click();
  await expect(player.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible();
});
