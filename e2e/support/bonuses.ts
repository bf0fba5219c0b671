/** A deposit bonus with free spins, claimed on the site. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { BonusClaim } from '../../contract/bonuses.ts';
import { newPhone } from './players.ts';
import { readAsPlayer } from './rounds.ts';
import { signIn } from './signIn.ts';
import { depositDialog, fillMpesa, mobileNumber, payButton } from './wallet.ts';

/** Signs in a new player, who pays with a bonus: without a name, with that of 25 % whose stakes at slots count in full. */
export async function claimBonus(page: Page, paidKes: number, title = 'Daily reload'): Promise<void> {
  await signIn(page, newPhone(), '/bonus');
  await payWithBonus(page, paidKes, title);
}

/** The player of the open bonus page pays with a bonus. */
export async function payWithBonus(page: Page, paidKes: number, title = 'Daily reload'): Promise<void> {
  await page.getByRole('button', { name: `Claim ${title}` }).click();
  const dialog = depositDialog(page);
  await expect(dialog.getByText('the bonus ends')).toBeVisible();
  await expect(dialog.getByText(/^\d+× (\(deposit \+ bonus\)$|.*(Ksh|US\$))/)).toBeVisible();
  await fillMpesa(page, paidKes, mobileNumber());
  await payButton(page).click();
  await expect(dialog.getByText('Your money is here')).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** The server tells this of the player's first bonus. */
export async function claimOf(page: Page): Promise<BonusClaim> {
  const [claim] = await readAsPlayer<BonusClaim[]>(page, 'users/me/bonuses');
  if (!claim) throw new Error('The player has no bonus');
  return claim;
}

export const myBonuses = (page: Page): Locator => page.getByRole('region', { name: 'Your bonuses' });

/** Unfolds the bonuses that are over, and finds their cards. */
export async function earlierBonuses(page: Page): Promise<Locator> {
  const summary = page.locator('summary', { hasText: /^Earlier bonuses/ });
  await summary.click();
  return page.locator('details', { has: summary }).getByRole('article');
}
