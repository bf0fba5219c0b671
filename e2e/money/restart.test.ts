/** The server is killed in the middle of a payment, which still ends correctly. */
import { newPhone, typedNumber } from '../support/players.ts';
import { signIn } from '../support/signIn.ts';
import { testOnSite } from '../support/restartableSite.ts';
import { expect } from '../support/test.ts';
import * as wallet from '../support/wallet.ts';
import { mpesaBooksOf, payInByPhone } from '../support/rails/mpesa.ts';
import { balanceOf, ownNumberOf, transactionsOf } from '../support/walletRecords.ts';

const test = testOnSite();

/** Browser messages for a missing server, and for a part of the site that did not load. */
const AWAY =
  /net::ERR_(?:CONNECTION_REFUSED|SOCKET_NOT_CONNECTED|INCOMPLETE_CHUNKED_ENCODING|CONNECTION_RESET|EMPTY_RESPONSE|NETWORK)|ChunkLoadError/;

test.beforeEach(async ({ page, guard }) => {
  guard.allow(AWAY);
  await signIn(page, newPhone());
});

test('a payment whose callback came while the server was stopped is credited after the restart @desktop', async ({
  page,
  site,
}) => {
  const number = wallet.mobileNumber();
  const dialog = await wallet.openDeposit(page);
  await wallet.fillMpesa(page, 1_295, number);
  await wallet.payButton(page).click();
  await expect(dialog.getByText('Check your phone…')).toBeVisible();
  await site.kill();
  const hasEnded = async () =>
    ((await mpesaBooksOf(wallet.msisdnOf(number))).pushes[0]?.endsAt ?? Infinity) < Date.now();
  await expect.poll(hasEnded).toBe(true);
  await site.start();
  await expect(dialog.getByText('Your money is here')).toBeVisible();
  await wallet.expectBalance(page, 'US$10');
  expect(await transactionsOf(page)).toHaveLength(1);
  expect((await mpesaBooksOf(wallet.msisdnOf(number))).pushes).toHaveLength(1);
});

test('an app whose server is killed again and again goes on without a reload @desktop', async ({ page, site }) => {
  const isSamePage = () => page.evaluate(() => 'isSamePage' in window);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const number = wallet.mobileNumber();
  const dialog = await wallet.openDeposit(page);
  await wallet.fillMpesa(page, 1_295, number);
  await wallet.payButton(page).click();
  await expect(dialog.getByText('Check your phone…')).toBeVisible();
  for (let kills = 0; kills < 3; kills += 1) {
    await site.kill();
    const isListening = page.waitForResponse((answer) => answer.url().includes('/api/wallet/events') && answer.ok());
    await site.start();
    await isListening;
  }
  // The window tells it and closes by itself, maybe between two kills.
  await wallet.expectBalance(page, 'US$10');
  await expect(dialog.getByText('Check your phone…')).toBeHidden();
  expect(await transactionsOf(page)).toMatchObject([{ status: 'completed' }]);
  expect((await mpesaBooksOf(wallet.msisdnOf(number))).pushes).toHaveLength(1);
  // The stream that came back tells of the next payment.
  await payInByPhone(page, 12_950);
  await wallet.expectBalance(page, 'US$110');
  expect(await isSamePage()).toBe(true);
});

test('a withdrawal that was accepted before the server was stopped is paid once after the restart @desktop', async ({
  page,
  site,
}) => {
  const number = typedNumber(await ownNumberOf(page));
  await payInByPhone(page, 12_950);
  const dialog = await wallet.openCashout(page);
  await wallet.reviewCashout(page, 25);
  await wallet.confirmButton(page).click();
  await expect(wallet.acceptedNews(dialog)).toBeVisible();
  await site.kill();
  await site.start();
  await page.goto('/history');
  await expect(wallet.historyRows(page, 'Withdrawal')).toContainText('Completed');
  await wallet.expectBalance(page, 'US$75');
  expect((await mpesaBooksOf(wallet.msisdnOf(number))).payouts).toHaveLength(1);
  expect(await balanceOf(page)).toMatchObject({ balance: 75, held: 0 });
});
