/** Rewards: levels, friends, chosen bonuses, leaderboards. */
import type { Page } from '@playwright/test';
import type { Profile } from '../contract/users.ts';
import type { ApiFaults } from './support/ApiFaults.ts';
import { expectNoAxeViolations } from './support/expectNoAxeViolations.ts';
import { accountButton, authDialog, codeBox, newPhone, sendButton, TEST_CODE } from './support/players.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';
import { depositDialog, fillMobile, mobileNumber, payButton } from './support/wallet.ts';
import { payIn } from './support/payIn.ts';

const openReferral = async (page: Page) => {
  await page.goto('/referral');
  const link = page.getByRole('textbox', { name: 'Your link' });
  await expect(link).toHaveValue(/\/\?ref=[A-Z\d]{8}$/);
  return { link: await link.inputValue(), code: await page.getByRole('textbox', { name: 'Your code' }).inputValue() };
};

const friends = (page: Page) => page.getByRole('region', { name: 'Your friends', exact: true });

/** On the register tab, with the invitation code. */
async function register(page: Page, code: string): Promise<void> {
  const dialog = authDialog(page);
  await expect(dialog.getByText('Invited by a friend:')).toHaveText(`Invited by a friend: ${code}`);
  await dialog.getByRole('textbox', { name: 'Phone number' }).fill(newPhone());
  await dialog.getByRole('checkbox', { name: /18 years/ }).check();
  await dialog.getByRole('checkbox', { name: /terms/ }).check();
  await sendButton(page).click();
  await codeBox(page).fill(TEST_CODE);
  await expect(accountButton(page)).toBeVisible();
}

test('a friend who registers by an invitation link is shown to the player who invited, and brings a reward with the first deposit', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, newPhone());
  const { link, code } = await openReferral(page);
  await expect(friends(page).getByText(/^Nobody has joined/)).toBeVisible();

  const elsewhere = await (await browser.newContext({ baseURL })).newPage();
  await elsewhere.goto(link);
  // The address loses the code on the next page; the code is kept.
  await elsewhere.getByRole('link', { name: 'Bonus', exact: true }).first().click();
  await expect(elsewhere).toHaveURL(/\/bonus$/);
  await elsewhere.goto('/');
  await elsewhere.getByRole('banner').getByRole('button', { name: 'Register' }).click();
  await register(elsewhere, code);

  await page.reload();
  await expect(friends(page).getByRole('listitem')).toHaveText(/Joined on .*No deposit that counts yet/);
  await payIn(elsewhere, 1000);
  // No reload: the reward arrives live.
  await expect(friends(page).getByRole('listitem')).toContainText(/\+US\$3\.\d\d/);
  await elsewhere.context().close();
});

test('an invitation code can be typed, and a wrong code is refused at its field', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Register' }).click();
  const dialog = authDialog(page);
  await dialog.getByRole('button', { name: 'I have an invitation code' }).click();
  const field = dialog.getByRole('textbox', { name: /^Invitation code/ });
  await field.pressSequentially('simba');
  await expect(field).toHaveValue('SIMBA');
  await dialog.getByRole('textbox', { name: 'Phone number' }).fill(newPhone());
  await dialog.getByRole('checkbox', { name: /18 years/ }).check();
  await dialog.getByRole('checkbox', { name: /terms/ }).check();
  await sendButton(page).click();
  await expect(dialog.getByText(/^An invitation code has 8 letters and digits/)).toBeVisible();
  await expect(field).toBeFocused();
  await expectNoAxeViolations(page);
  await field.fill('');
  await sendButton(page).click();
  await expect(codeBox(page)).toBeVisible();
});

test('the link and the code are copied, and a message confirms it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, newPhone());
  const { link, code } = await openReferral(page);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy your link' }).click();
  await expect(page.getByText(/^Your link is copied/)).toBeVisible();
  expect(await clipboard()).toBe(link);
  await page.getByRole('button', { name: 'Copy your code' }).click();
  await expect(page.getByText('Your code is copied.')).toBeVisible();
  expect(await clipboard()).toBe(code);
  await expectNoAxeViolations(page);
});

test('Claim opens the deposit with the bonus chosen, and the progress of the bonus is shown', async ({ page }) => {
  await signIn(page, newPhone());
  await page.goto('/bonus');
  await expect(page.getByText(/^You have not chosen a bonus yet/)).toBeVisible();
  await page.getByRole('button', { name: 'Claim Karibu boost' }).click();
  const dialog = depositDialog(page);
  await expect(dialog.getByRole('button', { name: /^Karibu boost/ })).toHaveAttribute('aria-pressed', 'true');
  await fillMobile(page, 1000, mobileNumber());
  await payButton(page).click();
  await expect(dialog.getByText('Your money is here')).toBeVisible();
  await expect(dialog).toBeHidden();
  const claim = page.getByRole('region', { name: 'Your bonuses' }).getByRole('article');
  await expect(claim).toContainText('Running');
  await expect(claim.getByRole('progressbar', { name: 'Wagered of this bonus' })).toHaveAttribute('aria-valuenow', '0');
  await expectNoAxeViolations(page);
  await claim.getByRole('link', { name: /^See the deposit/ }).click();
  await expect(page.getByRole('dialog', { name: 'Deposit' }).getByText('Completed').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the welcome pack offers the next step after each deposit, on the home page and on its own page', async ({
  page,
}) => {
  await signIn(page, newPhone());
  const dialog = depositDialog(page);
  const pay = async (amount: number) => {
    await fillMobile(page, amount, mobileNumber());
    await payButton(page).click();
    await expect(dialog.getByText('Added to your bonus')).toBeVisible();
    await expect(dialog).toBeHidden();
  };
  const onHome = page.getByRole('region', { name: 'Welcome bonuses' });
  await expect(onHome.getByText('Opens for your 2nd deposit')).toBeAttached();
  await onHome.getByRole('button', { name: /^Start here/ }).click();
  await expect(dialog.getByRole('button', { name: /^First deposit/ })).toHaveAttribute('aria-pressed', 'true');
  await pay(500);
  await expect(onHome.getByText('Done: claimed with your 1st deposit')).toBeVisible();
  await page.goto('/bonus');
  const pack = page.getByRole('region', { name: 'Welcome pack' });
  await expect(pack.getByText('Opens for your 3rd deposit')).toBeVisible();
  await expectNoAxeViolations(page);
  await pack.getByRole('button', { name: 'Claim Second deposit' }).click();
  await pay(1000);
  await expect(pack.getByRole('button', { name: 'Claim Third deposit' })).toBeVisible();
  const mine = page.getByRole('region', { name: 'Your bonuses' });
  await expect(mine.getByText('25 free spins on Simba Gold')).toBeVisible();
  await expect(mine.getByRole('article')).toContainText(['Waits its turn', 'Running']);
});

/** Changes the player's profile in the server's answers. */
async function sayProfile(api: ApiFaults, own: Partial<Profile>): Promise<void> {
  for (const path of ['users/session', 'users/me'])
    await api.change<Profile>(path, (profile) => ({ ...profile, ...own }));
}

test('the VIP page shows the distance to the next level, and all levels to a visitor', async ({ page, api }) => {
  await page.goto('/vip');
  await expect(page.getByRole('heading', { level: 1, name: 'The VIP club' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'The levels' }).getByRole('article')).toHaveCount(5);
  await expect(page.getByRole('region', { name: 'Your level' })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await sayProfile(api, { totalWager: 1500 });
  await signIn(page, newPhone());
  await page.goto('/vip');
  const standing = page.getByRole('region', { name: 'Your level' });
  await expect(standing).toContainText('Msafiri');
  await expect(standing).toContainText('US$1,000 more to Chui');
  const bar = standing.getByRole('progressbar');
  await expect(bar).toHaveAttribute('aria-valuetext', 'US$1,500 of US$2,500 wagered');
  await expect(bar).toHaveAttribute('aria-valuenow', '60');
  await expectNoAxeViolations(page);
});

test('the challenge shows its tasks, and a leaderboard that invents nobody', async ({ page }) => {
  await page.goto('/challenge');
  await expect(page.getByRole('region', { name: 'What scores points' }).getByRole('listitem')).toHaveCount(8);
  await expect(page.getByRole('heading', { name: 'Leaderboard' })).toBeVisible();
  await expect(page.getByText('***')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Competitions' }).getByRole('article').first()).toBeVisible();
  await expectNoAxeViolations(page);
});

test('the bonus market says how points are earned and what is missing, and opens the game of the free spins', async ({
  page,
}) => {
  await page.goto('/bonus-market');
  await expect(page.getByText(/^Points are for players/)).toBeVisible();
  await expectNoAxeViolations(page);
  await signIn(page, newPhone());
  await page.goto('/bonus-market');
  await expect(page.getByText('You have 0 points.')).toBeVisible();
  await expect(page.getByText('500 points missing', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Play Simba Gold' }).click();
  await expect(page.getByRole('dialog', { name: 'Simba Gold' })).toBeVisible();
});

test('the notifications can be read and followed with the keyboard @desktop', async ({ page }) => {
  await signIn(page, newPhone());
  await payIn(page, 500);
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications, 1 unread$/ });
  await expect(bell).toBeVisible();
  await bell.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/history\?type=deposit$/);
  await expect(page.getByRole('banner').getByRole('button', { name: /^Notifications, 1 unread$/ })).toBeVisible();
});
