/** Rewards: levels, chosen bonuses, leaderboards. */
import type { Profile } from '../contract/users.ts';
import type { ApiFaults } from './support/ApiFaults.ts';
import { expectNoAxeViolations } from './support/expectNoAxeViolations.ts';
import { newPhone } from './support/players.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';
import { depositDialog, fillMobile, mobileNumber, payButton } from './support/wallet.ts';
import { payIn } from './support/payIn.ts';

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
