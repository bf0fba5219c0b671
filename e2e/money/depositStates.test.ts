/** The deposit window tells each state in both languages and leads on from it. */
import type { Locator, Page } from '@playwright/test';
import { doubleText, resetText } from '../support/fits.ts';
import { speak } from '../support/openPage.ts';
import type { Language } from '../support/pages.ts';
import { newPhone } from '../support/players.ts';
import { signInWith } from '../support/shillings.ts';
import { signIn } from '../support/signIn.ts';
import { openModal } from '../support/store.ts';
import { expect, test } from '../support/test.ts';
import * as wallet from '../support/wallet.ts';
import { words } from '../support/words.ts';

type Say = (id: string) => string;
const sayIn =
  (language: Language): Say =>
  (id) =>
    words(language, id);

const depositIn = (page: Page, say: Say): Locator => page.getByRole('dialog', { name: say('deposit.title') });
const titleOf = (dialog: Locator): Locator => dialog.getByRole('heading', { level: 2 });

async function openDeposit(page: Page, say: Say): Promise<Locator> {
  await openModal(page, 'deposit');
  const dialog = depositIn(page, say);
  await expect(titleOf(dialog)).toHaveText(say('deposit.title'));
  return dialog;
}

async function pay(dialog: Locator, say: Say, amountKes: number, number: string): Promise<void> {
  await dialog.getByRole('textbox', { name: say('deposit.amount') }).fill(String(amountKes));
  await dialog.getByRole('textbox', { name: say('deposit.phone') }).fill(number);
  await dialog.locator('button[type=submit]').click();
}

const playIn = (dialog: Locator, say: Say, game: string): Locator =>
  dialog.getByRole('button', { name: say('nextGame.play').replace('{game}', game) });

/** Hides the tab, where nothing closes or changes by itself; the payment is followed all the same. */
const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

test('a deposit says its state in the title, shows the new balance in shillings and leads to a game, in Kiswahili', async ({
  page,
}) => {
  const say = sayIn('sw');
  await signInWith(page, 'KES');
  await speak(page, 'sw');
  const dialog = await openDeposit(page, say);
  await pay(dialog, say, 100, wallet.mobileNumber());
  await expect(titleOf(dialog)).toHaveText(say('deposit.checkPhone'));
  await expect(titleOf(dialog)).toHaveText(say('deposit.received'));
  await expect(dialog.getByRole('definition').filter({ hasText: 'Ksh' })).toHaveText(['Ksh 100', 'Ksh 100']);
  await playIn(dialog, say, 'Simba Gold').click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Simba Gold' }).locator('iframe')).toBeVisible();
});

test('a failed prompt says what to do until it is dismissed, and keeps amount and number, in Kiswahili', async ({
  page,
}) => {
  const say = sayIn('sw');
  await signIn(page, newPhone());
  await speak(page, 'sw');
  const dialog = await openDeposit(page, say);
  const number = wallet.mobileNumber('01');
  await pay(dialog, say, 500, number);
  await expect(dialog.getByText(say('deposit.notDone'))).toBeVisible();
  await expect(dialog.getByText(say('deposit.advice.cancelled'))).toBeVisible();
  await expect(dialog.getByText(say('deposit.notDone'))).toBeHidden();
  await expect(dialog.getByText(say('deposit.advice.cancelled'))).toBeVisible();
  await expect(titleOf(dialog)).toHaveText(say('deposit.title'));
  await expect(dialog.getByRole('textbox', { name: say('deposit.amount') })).toHaveValue('500');
  await expect(dialog.getByRole('textbox', { name: say('deposit.phone') })).toHaveValue(number);
  await dialog.getByRole('button', { name: say('deposit.dismiss') }).click();
  await expect(dialog.getByText(say('deposit.advice.cancelled'))).toBeHidden();
});

const SIZES = [
  [360, 740],
  [360, 560],
  [320, 560],
] as const;

/** The way out and the one button of the step can be reached at every size, with text of 200 % too. */
async function expectInReach(page: Page, dialog: Locator, button: Locator): Promise<void> {
  const size = page.viewportSize();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const setText of [resetText, doubleText]) {
      await setText(page);
      await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toBeInViewport({ ratio: 1 });
      await expect(button).toBeInViewport({ ratio: 1 });
    }
  }
  await resetText(page);
  if (!size) return;
  await page.setViewportSize(size);
  // A phone lays its page out again a moment later, and a press before that would miss.
  await expect.poll(() => page.evaluate(() => document.documentElement.clientWidth)).toBe(size.width);
}

test('the way out and the button of the step are in view at every size of a phone, also with large text', async ({
  page,
}) => {
  const say = sayIn('en');
  await signIn(page, newPhone());
  const dialog = await openDeposit(page, say);
  await expectInReach(page, dialog, wallet.payButton(page));
  await setHidden(page, true);
  await pay(dialog, say, 100, wallet.mobileNumber('01'));
  await expectInReach(page, dialog, dialog.getByRole('button', { name: 'Try again' }));
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expectInReach(page, dialog, wallet.payButton(page));
  await pay(dialog, say, 100, wallet.mobileNumber());
  await expectInReach(page, dialog, playIn(dialog, say, 'Simba Gold'));
});
