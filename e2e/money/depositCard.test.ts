/** Deposits by card, with each card of the sandbox, and when the provider's script is loaded. */
import type { Locator, Page } from '@playwright/test';
import { newPhone } from '../support/players.ts';
import { signIn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';
import * as wallet from '../support/wallet.ts';
import { balanceOf, postMoney, transactionsOf } from '../support/walletRecords.ts';

const ANSWER_402 = /Failed to load resource.*402/;

async function pay(page: Page, amountUsd: number, number: string): Promise<void> {
  await wallet.fillCard(page, amountUsd, number);
  await wallet.payButton(page).click();
}

const expectPaid = (page: Page) => expect(wallet.depositDialog(page).getByText('Your money is here')).toBeVisible();
async function confirmAtBank(page: Page): Promise<void> {
  await wallet.bankPage(page).getByRole('button', { name: 'Complete' }).click();
  await expectPaid(page);
}

async function expectLastTry(page: Page, reason: string): Promise<void> {
  const dialog = wallet.depositDialog(page);
  await expect(dialog.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  await expect(dialog.getByText(`${reason} Nothing was charged.`)).toBeVisible();
}

test('a card payment works, and its script is requested only when the card method is chosen', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/sandbox\/card\/|js\.stripe\.com|\/assets\/card\./.test(request.url())) asked.push(request.url());
  });
  await signIn(page, newPhone());
  const dialog = await wallet.openDeposit(page);
  await expect(dialog.getByRole('textbox', { name: 'M-Pesa phone number' })).toBeVisible();
  expect(asked).toEqual([]);
  await wallet.chooseCard(page);
  await pay(page, 25, wallet.CARDS.paid);
  expect(asked.filter((url) => url.endsWith('/sandbox/card/stripe.js'))).toHaveLength(1);
  await expectPaid(page);
  await wallet.expectBalance(page, 'US$25');
  expect(await transactionsOf(page)).toMatchObject([{ method: 'stripe', account: '•••• 4242', status: 'completed' }]);
  await expect(dialog).toBeHidden();
});

test('a declined card shows the reason, and another card pays the same payment @desktop', async ({ page, guard }) => {
  guard.allow(ANSWER_402);
  await signIn(page, newPhone());
  await wallet.openCardForm(page);
  await pay(page, 10, wallet.CARDS.declined);
  await expectLastTry(page, 'Your card was declined.');
  await pay(page, 10, wallet.CARDS.insufficient);
  await expectLastTry(page, 'Your card balance is too low.');
  expect(await balanceOf(page)).toMatchObject({ balance: 0 });
  await pay(page, 10, wallet.CARDS.paid);
  await expectPaid(page);
  expect(await transactionsOf(page)).toMatchObject([{ status: 'completed', balanceAmount: 10 }]);
});

/** A player with a limit of $30 a day and a declined card payment of $25. */
async function declineUnderLimit(page: Page): Promise<Locator> {
  await signIn(page, newPhone());
  await postMoney(page, 'gaming/limits', { period: 'day', amount: 30, currency: 'USD' }, '');
  const dialog = await wallet.openCardForm(page);
  await pay(page, 25, wallet.CARDS.declined);
  await expectLastTry(page, 'Your card was declined.');
  expect(await transactionsOf(page)).toMatchObject([{ status: 'pending', reason: 'declined' }]);
  return dialog;
}

const expectEnded = (page: Page) =>
  expect.poll(async () => (await transactionsOf(page))[0]?.status, { message: 'the deposit' }).toBe('failed');

/** Pays the whole limit of the day, because the declined payment does not count. */
async function payWholeLimit(page: Page): Promise<void> {
  await expect(
    wallet.depositDialog(page).getByText(/You can still deposit US\$30: that is what is left of your 24-hour limit/),
  ).toBeVisible();
  await pay(page, 30, wallet.CARDS.paid);
  await expectPaid(page);
  expect(await balanceOf(page)).toMatchObject({ balance: 30 });
}

test('a declined card whose form is closed is shown in the history, and the deposit limit is free again', async ({
  page,
  guard,
}) => {
  guard.allow(ANSWER_402);
  const dialog = await declineUnderLimit(page);
  await dialog.getByRole('link', { name: 'All your deposits and withdrawals' }).click();
  await expect(dialog).toBeHidden();
  await expect(wallet.historyRows(page, 'Declined: try another card')).toBeVisible();
  await expectEnded(page);
  await page.getByRole('main').getByRole('button', { name: 'Try another card', exact: true }).click();
  await payWholeLimit(page);
});

test('a tab that is closed after a declined card leaves no open payment, and a payment that waits for the bank is not cancelled @desktop', async ({
  page,
  guard,
}) => {
  guard.allow(ANSWER_402);
  await signIn(page, newPhone());
  const tab = await page.context().newPage();
  await tab.goto('/');
  await wallet.openCardForm(tab);
  await pay(tab, 25, wallet.CARDS.declined);
  await expectLastTry(tab, 'Your card was declined.');
  await tab.close({ runBeforeUnload: true });
  await expectEnded(page);
  await wallet.openCardForm(page);
  await pay(page, 20, wallet.CARDS.authenticated);
  await expect(wallet.bankPage(page)).toBeVisible();
  await page.reload();
  await wallet.expectBalance(page, 'US$0');
  expect((await transactionsOf(page)).map(({ status }) => status)).toEqual(['pending', 'failed']);
});

test('a card that needs a confirmation at the bank pays only after the player confirms', async ({ page, guard }) => {
  guard.allow(ANSWER_402);
  await signIn(page, newPhone());
  await wallet.openCardForm(page);
  await pay(page, 10, wallet.CARDS.authenticated);
  await wallet.bankPage(page).getByRole('button', { name: 'Fail' }).click();
  await expectLastTry(page, 'Your bank could not confirm that it was you.');
  expect(await balanceOf(page)).toMatchObject({ balance: 0 });
  await pay(page, 10, wallet.CARDS.authenticated);
  await confirmAtBank(page);
  await wallet.expectBalance(page, 'US$10');
});

test('a card script that does not load shows an error, and loads at the second try @desktop', async ({
  page,
  guard,
}) => {
  guard.allow(/^Failed to load resource/, '/sandbox/card/stripe.js');
  await signIn(page, newPhone());
  const dialog = await wallet.openDeposit(page);
  await page.route('**/sandbox/card/stripe.js', (route) => route.abort('connectionreset'), { times: 1 });
  await wallet.chooseCard(page);
  await expect(dialog.getByText(/^The card form could not be loaded\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Credit or debit card number' })).toBeVisible();
});

test('a visitor downloads no code of the wallet @desktop', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Latest bets' })).toBeAttached();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(asked.some((path) => path.startsWith('/assets/'))).toBe(true);
  const ofWallet = /^\/(?:assets\/(?:modal-deposit|modal-withdraw|card|history|bar)\.|sandbox\/card|api\/wallet)/;
  expect(asked.filter((path) => ofWallet.test(path))).toEqual([]);
});
