/** Rewards: levels, chosen bonuses, leaderboards. */
import { expectNoAxeViolations } from './support/expectNoAxeViolations.ts';
import { newPhone } from './support/players.ts';
import { openPage } from './support/openPage.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';
import { depositDialog, fillMpesa, mobileNumber, payButton } from './support/wallet.ts';
import { payIn } from './support/payIn.ts';

test('Claim opens the deposit with the bonus chosen, and the progress of the bonus is shown', async ({ page }) => {
  await signIn(page, newPhone(), '/bonus');
  await expect(page.getByText('No bonus is running.')).toBeVisible();
  await page.getByRole('button', { name: 'Claim Karibu boost' }).click();
  const dialog = depositDialog(page);
  await expect(dialog.getByRole('button', { name: /^Karibu boost/ })).toHaveAttribute('aria-pressed', 'true');
  await fillMpesa(page, 1000, mobileNumber());
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

test('the last of any number of offers ends where their list ends @desktop', async ({ page }) => {
  await openPage(page, '/bonus');
  const offers = page.getByRole('region', { name: 'For your next deposit' }).locator('ul').first();
  const gaps = await offers.evaluate((list) => {
    const found: number[] = [];
    for (let last = list.lastElementChild; last; last = list.lastElementChild) {
      found.push(Math.round(list.getBoundingClientRect().right - last.getBoundingClientRect().right));
      last.remove();
    }
    return found;
  });
  expect(gaps.length).toBeGreaterThan(2);
  expect(gaps.filter((gap) => gap > 1)).toEqual([]);
});

test('the welcome pack offers the next step after each deposit, on the home page and on its own page', async ({
  page,
}) => {
  await signIn(page, newPhone());
  const dialog = depositDialog(page);
  const pay = async (amount: number) => {
    await fillMpesa(page, amount, mobileNumber());
    await payButton(page).click();
    await expect(dialog.getByText('Added to bonus')).toBeVisible();
    await expect(dialog).toBeHidden();
  };
  const onHome = page.getByRole('region', { name: 'Welcome bonuses' });
  await expect(onHome.getByText('Opens for your 2nd deposit')).toBeAttached();
  await onHome.getByRole('button', { name: /^Start here/ }).click();
  await expect(dialog.getByRole('button', { name: /^First deposit/ })).toHaveAttribute('aria-pressed', 'true');
  await pay(500);
  await expect(onHome.getByText('Done: claimed with your 1st deposit')).toBeVisible();
  await page.goto('/bonus');
  const pack = page.getByRole('region', { name: 'For your next deposit' });
  await pack.getByText(/^Not open now/).click();
  await expect(pack.getByText('Opens for your 3rd deposit')).toBeVisible();
  await expectNoAxeViolations(page);
  await pack.getByRole('button', { name: 'Claim Second deposit' }).click();
  await pay(1000);
  await expect(pack.getByRole('button', { name: 'Claim Third deposit' })).toBeVisible();
  const mine = page.getByRole('region', { name: 'Your bonuses' });
  await expect(mine.getByRole('article')).toContainText(['25 free spins', 'Running']);
});

test('the notifications can be read and followed with the keyboard @desktop', async ({ page }) => {
  await signIn(page, newPhone());
  await payIn(page, 500);
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications, 1 unread$/ });
  await expect(bell).toBeVisible();
  await bell.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/history\?type=deposit$/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Notifications, none unread' })).toBeVisible();
});
