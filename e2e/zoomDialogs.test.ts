/** Every step of every dialog at 320 px with 200 % text size, in both languages: nothing cut off or outside. */
import type { Page } from '@playwright/test';
import { FitTour, NARROWEST } from './support/FitTour.ts';
import { expectSettled, openPage } from './support/openPage.ts';
import {
  authDialog,
  logInButton,
  newPhone,
  openCountries,
  phoneBox,
  reachConsent,
  sendCode,
  tryWrongCode,
  tryWrongNumber,
} from './support/players.ts';
import { signIn } from './support/signIn.ts';
import { dispatch, openModal } from './support/store.ts';
import { expect, test } from './support/test.ts';
import * as wallet from './support/wallet.ts';
import { payIn } from './support/payIn.ts';

const TOUR_MS = 300_000;
const WIDE = { width: 1280, height: 800 };

/** The helpers expect the header buttons of wide screens. */
async function signInWide(page: Page): Promise<void> {
  await page.setViewportSize(WIDE);
  await signIn(page, newPhone(), '/vip');
  await expectSettled(page);
  await page.setViewportSize(NARROWEST);
}

test('every step of the sign-in fits', async ({ page, guard }) => {
  test.setTimeout(TOUR_MS);
  guard.allow(/^Failed to load resource: .*400/);
  await page.setViewportSize(NARROWEST);
  await openPage(page, '/');
  const tour = new FitTour(page);
  await logInButton(page).click();
  await expect(phoneBox(page)).toBeVisible();
  await tour.look('log in');
  await tryWrongNumber(page);
  await tour.look('a wrong number');
  await openCountries(page);
  await tour.look('countries');
  await page.keyboard.press('Escape');
  await authDialog(page).getByRole('tab', { name: 'Register' }).click();
  await authDialog(page).getByRole('button', { name: 'I have an invitation code' }).click();
  await tour.look('register');
  await authDialog(page).getByRole('tab', { name: 'Log In' }).click();
  await sendCode(page, newPhone());
  await tour.look('code');
  await tryWrongCode(page);
  await tour.look('a wrong code');
  await reachConsent(page);
  await tour.look('consent');
  tour.expectNothing();
});

test('every step of a deposit and a withdrawal fits', async ({ page }) => {
  test.setTimeout(TOUR_MS);
  await signInWide(page);
  const tour = new FitTour(page);
  await openModal(page, 'withdraw');
  await expect(wallet.withdrawDialog(page).getByText(/You have not deposited yet/)).toBeVisible();
  await tour.look('nothing to cash out');
  await dispatch(page, 'ui/modalClosed', 'withdraw');
  await openModal(page, 'deposit');
  await wallet
    .depositDialog(page)
    .getByRole('button', { name: /^Available bonuses/ })
    .click();
  await tour.look('deposit by M-Pesa, with bonuses');
  await wallet.chooseCard(page);
  await expect(wallet.depositDialog(page).getByRole('textbox', { name: 'Credit or debit card number' })).toBeVisible();
  await tour.look('deposit by card');
  await wallet
    .depositDialog(page)
    .getByRole('radio', { name: /^M-Pesa/ })
    .check();
  await wallet.fillMpesa(page, 12_950);
  await wallet.payButton(page).click();
  await tour.look('waiting for the phone');
  await expect(wallet.depositDialog(page).getByText('Your money is here')).toBeVisible();
  await tour.look('deposited');
  await dispatch(page, 'ui/modalClosed', 'deposit');
  await openModal(page, 'withdraw');
  await tour.look('cash out');
  await wallet.reviewCashout(page, 25);
  await tour.look('review');
  await wallet.confirmButton(page).click();
  await expect(wallet.acceptedNews(page)).toBeVisible();
  await tour.look('on its way');
  tour.expectNothing();
});

test('every dialog of responsible gaming fits', async ({ page }) => {
  test.setTimeout(TOUR_MS);
  await signInWide(page);
  await payIn(page, 12_950);
  const tour = new FitTour(page);
  await openModal(page, 'realityCheck', { since: new Date(Date.now() - 3_600_000).toISOString() });
  await expect(page.getByRole('alertdialog').getByText('Net position')).toBeVisible();
  await tour.look('reality check');
  await dispatch(page, 'ui/modalClosed', 'realityCheck');
  await openModal(page, 'spinWheel');
  await tour.look('wheel');
  await dispatch(page, 'ui/modalClosed', 'spinWheel');
  await openPage(page, '/responsible-gaming?section=tools');
  const day = page.getByRole('region', { name: '24 hours' });
  await day.getByRole('button', { name: 'Set a limit' }).click();
  await day.getByRole('textbox').fill('50000');
  await tour.lookAtPage('limit');
  await day.getByRole('button', { name: 'Save' }).click();
  await day.getByRole('button', { name: 'Remove' }).click();
  await tour.lookAtPage('the end of a limit');
  await page.getByRole('region', { name: 'Self-exclusion' }).getByRole('button', { name: 'Exclude myself' }).click();
  const exclusion = page.getByRole('dialog', { name: 'Exclude yourself?' });
  await exclusion.getByRole('button', { name: 'Continue' }).click();
  await tour.look('self-exclusion');
  await exclusion.getByRole('checkbox').check();
  await exclusion.getByRole('button', { name: 'Continue' }).click();
  await exclusion.getByRole('button', { name: 'Exclude me now' }).click();
  await tour.look('the word of self-exclusion');
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: 'Take a break' }).getByRole('button', { name: 'Start the break' }).click();
  const breakDialog = page.getByRole('dialog', { name: 'Start this break?' });
  await tour.look('time-out');
  await breakDialog.getByRole('button', { name: 'Start the break' }).click();
  await expect(page.getByRole('main').getByText('You are taking a break')).toBeVisible();
  await tour.lookAtPage('on a break');
  await openModal(page, 'deposit');
  // A player on a break cannot deposit, so the wallet opens the withdrawal.
  await expect(wallet.withdrawDialog(page)).toBeVisible();
  await tour.look('withdraw on a break');
  tour.expectNothing();
});
