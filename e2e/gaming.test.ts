/** Limits, breaks and the reality check: settings of a player, and the refusals that follow. */
import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/expectNoAxeViolations.ts';
import { openGame, playButton } from './support/games.ts';
import { newPhone } from './support/players.ts';
import { keepAccountIn } from './support/shillings.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';
import * as wallet from './support/wallet.ts';
import { payIn } from './support/payIn.ts';
import { postMoney } from './support/walletRecords.ts';

const TOOLS = '/responsible-gaming?section=tools';

const openTools = async (page: Page): Promise<void> => {
  await page.goto(TOOLS);
  await expect(page.getByRole('region', { name: '24 hours' })).toBeVisible();
};

const dayLimit = (page: Page): Locator => page.getByRole('region', { name: '24 hours' });

async function setDayLimit(page: Page, amount: string, effect: string | RegExp): Promise<void> {
  const card = dayLimit(page);
  await card.getByRole('button', { name: /^(?:Set a limit|Change)$/ }).click();
  await card.getByRole('textbox', { name: 'New limit' }).pressSequentially(amount);
  await expect(card.getByText(effect)).toBeVisible();
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('Saved')).toBeVisible();
}

async function takeBreak(page: Page): Promise<void> {
  await openTools(page);
  await page.getByRole('region', { name: 'Take a break' }).getByRole('button', { name: 'Start the break' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start this break?' });
  await expect(dialog.getByText(/^Until \d/)).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Start the break' }).click();
  await expect(dialog).toBeHidden();
}

/** Neither a deposit nor a game, with or without the site's own forms. */
async function expectClosed(page: Page, why: string, code: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect(wallet.depositDialog(page).getByText(why)).toBeVisible();
  await expectNoAxeViolations(page);
  await expect(wallet.depositDialog(page).getByRole('textbox')).toHaveCount(0);
  await page.keyboard.press('Escape');
  // It reloads the page, so the break is not known yet.
  const player = await openGame(page, 'Simba Gold');
  await expect(player.getByText(why)).toBeVisible();
  await expect(player.getByText(/^Until /)).toBeVisible();
  await expectNoAxeViolations(page);
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.keyboard.press('Escape');
  const refused = await postMoney(page, 'mpesa/stk-push', { phoneNumber: wallet.mobileNumber(), amount: 100 });
  expect([refused.status(), await refused.json()]).toMatchObject([403, { error: { code } }]);
}

test('a deposit above the limit is refused with the amount that is left, and a deposit within the limit is accepted', async ({
  page,
}) => {
  await signIn(page, newPhone());
  await keepAccountIn(page, 'KES');
  await openTools(page);
  await setDayLimit(page, '1500', 'Works at once.');
  await expect(dayLimit(page)).toContainText(/Ksh\s1,500.*Left\s*Ksh\s1,500/);
  await payIn(page, 500);
  await page.goto('/');
  const dialog = await wallet.openDeposit(page);
  await expect(
    dialog.getByText(/You can still deposit Ksh\s1,000: that is what is left of your 24-hour limit/),
  ).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Ksh\s5,000$/ })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: /^Ksh\s1,000$/ })).toBeEnabled();
  await wallet.fillMobile(page, 1_001, wallet.mobileNumber());
  await wallet.payButton(page).click();
  await expect(dialog.getByText('That is more than you can still deposit under your own limit')).toBeVisible();
  const refused = await postMoney(page, 'mpesa/stk-push', { phoneNumber: wallet.mobileNumber(), amount: 1_001 });
  expect([refused.status(), await refused.json()]).toMatchObject([403, { error: { code: 'deposit_limit' } }]);
  await wallet.fillMobile(page, 1_000, wallet.mobileNumber());
  await wallet.payButton(page).click();
  await expect(dialog.getByText('Your money is here')).toBeVisible();
});

test('a limit that was lowered in another place refuses the deposit with a message in the form', async ({
  page,
  guard,
}) => {
  guard.allow(/^Failed to load resource.*403/, '/api/mpesa/stk-push');
  await signIn(page, newPhone());
  await keepAccountIn(page, 'KES');
  const dialog = await wallet.openDeposit(page);
  await wallet.fillMobile(page, 500, wallet.mobileNumber());
  await postMoney(page, 'gaming/limits', { period: 'week', amount: 300, currency: 'KES' }, '');
  await wallet.payButton(page).click();
  await expect(dialog.getByText('It is more than your deposit limit allows. Nothing was charged.')).toBeVisible();
  await expectNoAxeViolations(page);
  const left = dialog.getByText(/You can still deposit Ksh\s300: .* your 7-day limit/).filter({ visible: true });
  await expect(left).toBeVisible();
  await dialog.getByRole('link', { name: 'Your limits and breaks' }).click();
  await expect(page).toHaveURL(/\/responsible-gaming\?section=tools$/);
  await expect(page.getByRole('region', { name: '7 days', exact: true })).toContainText(/Ksh\s300/);
});

test('a lower limit works at once, a higher limit waits and can be cancelled', async ({ page }) => {
  await signIn(page, newPhone());
  await keepAccountIn(page, 'KES');
  await openTools(page);
  await setDayLimit(page, '2000', 'Works at once.');
  await dayLimit(page).getByRole('button', { name: 'Change' }).click();
  const amount = dayLimit(page).getByRole('textbox', { name: 'New limit' });
  await amount.pressSequentially('1500');
  for (const key of ['Home', 'ArrowRight', '2', '3']) await amount.press(key);
  await expect(amount).toHaveValue('123,500');
  await expectNoAxeViolations(page);
  await dayLimit(page).getByRole('button', { name: 'Cancel' }).click();
  await setDayLimit(page, '1000', 'Works at once.');
  await expect(dayLimit(page)).toContainText(/Ksh\s1,000/);
  await setDayLimit(page, '50000', /^This is higher than now, so it works after 24 hours/);
  await expect(dayLimit(page).getByText(/^From .*: Ksh\s50,000$/)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(dayLimit(page)).toContainText(/Left\s*Ksh\s1,000/);
  await dayLimit(page).getByRole('button', { name: 'Keep the present limit' }).click();
  await expect(dayLimit(page).getByText(/^From /)).toBeHidden();
  await dayLimit(page).getByRole('button', { name: 'Remove' }).click();
  await expectNoAxeViolations(page);
  await dayLimit(page).getByRole('button', { name: 'Remove the limit' }).click();
  await expect(dayLimit(page).getByText(/^From .*: no limit$/)).toBeVisible();
  await expect(dayLimit(page)).toContainText(/Left\s*Ksh\s1,000/);
});

test('a break closes deposits and games, but not withdrawals', async ({ page }) => {
  await signIn(page, newPhone());
  await payIn(page, 12_950);
  await takeBreak(page);
  await expect(page.getByRole('main').getByText('You are taking a break')).toBeVisible();
  await expectClosed(page, 'You are taking a break', 'time_out');
  await page.goto('/');
  const cashout = await wallet.openCashout(page);
  await wallet.reviewCashout(page, 25);
  await wallet.confirmButton(page).click();
  await expect(wallet.acceptedNews(cashout)).toBeVisible();
});

test('a self-exclusion asks twice and then cannot be undone', async ({ page }) => {
  await signIn(page, newPhone());
  await openTools(page);
  const tool = page.getByRole('region', { name: 'Self-exclusion' });
  await tool.getByRole('radio', { name: '1 year' }).check();
  await tool.getByRole('button', { name: 'Exclude myself' }).click();
  const dialog = page.getByRole('dialog', { name: 'Exclude yourself?' });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Please tick that you have understood')).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Exclude me now' }).click();
  await expect(dialog.getByText('Please type EXCLUDE')).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('textbox').fill('exclude');
  await dialog.getByRole('button', { name: 'Exclude me now' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByText('You have excluded yourself')).toBeVisible();
  await expectNoAxeViolations(page);
  await expectClosed(page, 'You have excluded yourself', 'self_excluded');
});

test('the reality check opens over a running game, is shown again after a reload, and leads to a break', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, newPhone());
  await openTools(page);
  await page.getByRole('radio', { name: '15 minutes' }).check();
  await expect(page.getByRole('region', { name: 'Reality check' }).getByText('Saved')).toBeVisible();
  const player = await openGame(page, 'Simba Gold');
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText('Simba Gold');
  await page.clock.fastForward('15:30');
  const check = page.getByRole('alertdialog', { name: 'Time for a quick look' });
  await expect(check.getByText(/^1[5-9] min$/)).toBeVisible();
  await expect(check.getByText('Net position')).toBeVisible();
  await expect(check.getByRole('button', { name: 'Continue' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(check).toBeVisible();
  await page.reload();
  await expect(check.getByRole('button', { name: 'Continue' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(check).toBeHidden();
  await playButton(page, 'Simba Gold').click();
  await page.clock.fastForward('15:30');
  await check.getByRole('button', { name: 'Take a break' }).click();
  await expect(player).toBeHidden();
  await expect(page.getByRole('region', { name: 'Take a break' })).toBeVisible();
});

test('a visitor sees what the tools do, and a button to sign in', async ({ page, openMenu }) => {
  await page.goto('/');
  await (await openMenu()).getByRole('link', { name: 'Responsible gaming' }).click();
  await expect(page).toHaveURL(/\/responsible-gaming$/);
  await page.getByRole('button', { name: 'Go to the tools' }).click();
  const tools = page.getByRole('region', { name: 'Your tools' });
  await expect(tools).toBeFocused();
  await expect(tools.getByRole('heading', { name: 'Self-exclusion' })).toBeVisible();
  await tools.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
});
