import { expectNoAxeViolations } from './support/expectNoAxeViolations.ts';
import { openGame, playButton, SLOT_RESULT } from './support/games.ts';
import { expect, test } from './support/test.ts';

// A round has one step alone when motion is reduced, so motion is on.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a slot opens, spins, closes with Escape and returns the focus to its card', async ({ page }) => {
  const player = await openGame(page, 'Simba Gold');
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
  await expect(playButton(page, 'Simba Gold')).toBeFocused();
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
  await page.keyboard.press('Space');
  await expect(game.getByText(SLOT_RESULT).first()).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the close button and the backdrop close the player', async ({ page }) => {
  const player = await openGame(page, 'Simba Gold');
  await player.getByRole('button', { name: 'Close the game' }).click();
  await expect(player).toBeHidden();
  await expect(playButton(page, 'Simba Gold')).toBeFocused();
});

test('a click beside the player closes it @desktop', async ({ page }) => {
  const player = await openGame(page, 'Simba Gold');
  await expect(player).toBeVisible();
  await page.mouse.click(4, 450);
  await expect(player).toBeHidden();
});

test('the page behind the player does not scroll', async ({ page }) => {
  await page.goto('/all-games');
  await playButton(page, 'Simba Gold').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
});

test('Back closes the player and keeps the scroll position of the list', async ({ page, baseURL }) => {
  await page.goto('/all-games');
  await page.goto('/all-games?type=top');
  await playButton(page, 'Simba Gold').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${baseURL}/all-games`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the crash game takes two stakes on one flight, and pays or ends each', async ({ page }) => {
  await openGame(page, 'Kupaa');
  const game = page.frameLocator('iframe[title="Kupaa"]');
  const stake = (place: number) => game.getByRole('group', { name: `Stake ${place}` });
  const credits = game.locator('output').first();
  await stake(1).getByLabel('Auto cash-out').fill('1.01');
  await stake(2).getByLabel('Auto cash-out').fill('1.02');
  await stake(1).getByRole('button', { name: 'Bet 20' }).click();
  await stake(2).getByRole('button', { name: 'Bet 20' }).click();
  // The second stake may fly with the next rocket on a slow machine.
  for (const place of [1, 2]) {
    await expect(stake(place).getByRole('button', { name: 'Bet 20' })).toBeVisible({ timeout: 110_000 });
  }
  await expect(game.getByRole('region', { name: 'Last results' }).getByRole('listitem').first()).toBeAttached();
  // Each is lost, or paid at its own target.
  await expect(credits).toHaveText(/^(?:960|980\.20|980\.40|1,000\.60)$/);
});

test('automatic rounds stop at the loss that was set', async ({ page }) => {
  await openGame(page, 'Dadu Mbili');
  const game = page.frameLocator('iframe[title="Dadu Mbili"]');
  // One in a hundred: hardly ever won.
  await game.getByRole('slider').fill('1');
  await game.getByRole('button', { name: 'Auto', exact: true }).click();
  const settings = game.getByRole('dialog', { name: 'Autoplay' });
  await settings.getByLabel('Stop at a loss of').fill('50');
  await settings.getByLabel('Stop at a win of').fill('1');
  await settings.getByRole('button', { name: 'Start autoplay' }).click();
  const result = game.getByText(/Autoplay stopped/).first();
  await expect(result).toBeAttached();
  const isLost = (await result.textContent())?.includes('loss limit');
  await expect(game.locator('output').first()).toHaveText(isLost ? '960' : /^[2-9],/);
});

test('the mines game opens a tile', async ({ page }) => {
  await openGame(page, 'Migodi ya Almasi');
  const game = page.frameLocator('iframe[title="Migodi ya Almasi"]');
  await game.getByRole('button', { name: 'Start' }).click();
  await game.getByRole('button', { name: 'Tile 1, 1: closed' }).click();
  await expect(game.getByRole('button', { name: /^Tile 1, 1: (?:safe|mine)$/ })).toBeVisible();
  await expect(game.getByRole('button', { name: /^(?:Cash out|Start)/ })).toBeEnabled();
});

test('the dice game rolls', async ({ page }) => {
  await openGame(page, 'Dadu Mbili');
  const game = page.frameLocator('iframe[title="Dadu Mbili"]');
  await game.getByRole('button', { name: 'Roll', exact: true }).click();
  await expect(game.getByText(/^\d+\.\d\d: (?:you won [\d,.]+|no win this time)$/).first()).toBeVisible();
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

test('a game without a link shows a message and does not open', async ({ page }) => {
  await page.goto("/search?q=Griot's%20Ledger");
  await expect(page.getByRole('article').first()).toContainText('Game URL not configured');
  await playButton(page, "Griot's Ledger").click({ force: true });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the player opens and leaves fullscreen @desktop', async ({ page }) => {
  const player = await openGame(page, 'Simba Gold');
  await player.getByRole('button', { name: 'Full screen', exact: true }).click();
  await expect(player.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
  await player.getByRole('button', { name: 'Leave full screen' }).click();
  await expect(player.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible();
});
