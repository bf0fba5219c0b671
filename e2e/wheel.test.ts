/** The daily wheel, whatever it lands on. */
import { expectNoAxeViolations } from './support/expectNoAxeViolations.ts';
import { newPhone } from './support/players.ts';
import { tokensOf } from './support/secrets.ts';
import { payIn } from './support/payIn.ts';
import { signIn } from './support/signIn.ts';
import { openModal } from './support/store.ts';
import { expect, test } from './support/test.ts';
import { balanceOf } from './support/walletRecords.ts';
import type { Wheel } from '../contract/wheel.ts';

test('the daily wheel pays once a day what the server drew, and stays turned after a reload', async ({ page }) => {
  await signIn(page, newPhone());
  await payIn(page, 100);
  const open = async () => {
    await openModal(page, 'spinWheel');
    return page.getByRole('dialog', { name: 'Daily Bonus' });
  };
  const wheel = await open();
  await expect(wheel.getByText(/^One spin a day is yours/)).toBeVisible();
  await expectNoAxeViolations(page);
  await wheel.getByRole('button', { name: 'Spin', exact: true }).click();
  await expect(wheel.getByText(/^You won (?:Ksh|US\$|\d+ free spins)/)).toBeVisible();
  await expect(wheel.getByText(/^Come back tomorrow/)).toBeVisible();
  await expect(wheel.getByText(/Your next spin opens on/)).toBeVisible();
  await expect(wheel.getByRole('button', { name: 'Come back tomorrow' })).toHaveAttribute('aria-disabled', 'true');
  await expectNoAxeViolations(page);

  const { accessToken } = await tokensOf(page);
  const headers = { authorization: `Bearer ${accessToken}` };
  const answer = await page.request.get('/api/users/me/wheel', { headers });
  const { turn } = ((await answer.json()) as { data: Wheel }).data;
  expect(await balanceOf(page)).toMatchObject({ bonusBalance: turn?.bonus });
  const again = await page.request.post('/api/users/me/wheel/turn', { headers });
  expect(((await again.json()) as { data: Wheel }).data.turn).toEqual(turn);

  await page.reload();
  await expect((await open()).getByText(/^Today you landed on/)).toBeVisible();
  const degrees = await page.locator('[data-degrees]').getAttribute('data-degrees');
  expect((Number(degrees) + (turn?.segment ?? 0) * 45) % 360, 'it stands where it stopped').toBe(0);
});

test('a visitor turns the wheel for fun, and is told so', async ({ page }) => {
  await page.goto('/');
  await openModal(page, 'spinWheel');
  const wheel = page.getByRole('dialog', { name: 'Daily Bonus' });
  await expect(wheel.getByText(/^Just for fun today\./)).toBeVisible();
  await wheel.getByRole('button', { name: 'Spin', exact: true }).click();
  await expect(wheel.getByText(/^You landed on/)).toBeVisible();
});
