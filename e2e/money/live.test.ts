/** The balance follows the player's money live in every tab. */
import type { Page } from '@playwright/test';
import { type Line, openLine } from '../support/openLine.ts';
import { newPhone } from '../support/players.ts';
import { signIn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';
import { balanceChip, expectBalance, fillMpesa, mobileNumber, openDeposit, payButton } from '../support/wallet.ts';
import { payIn } from '../support/payIn.ts';
import { transactionsOf } from '../support/walletRecords.ts';

/** The promise of docs/product.md. */
const LIVE_WITHIN_MS = 2_000;

interface Watched {
  balanceSeenAt?: number;
}

/** Records when the chip shows an amount. */
const watchChip = async (page: Page, amount: string): Promise<void> =>
  balanceChip(page).evaluate((chip, wanted) => {
    new MutationObserver(() => {
      if (chip.textContent?.includes(wanted)) (window as Watched).balanceSeenAt ??= Date.now();
    }).observe(chip, { childList: true, characterData: true, subtree: true });
  }, amount);

const seenAt = (page: Page): Promise<number> => page.evaluate(() => (window as Watched).balanceSeenAt ?? Infinity);

test('a callback changes the balance in every tab within two seconds, without a reload @desktop', async ({
  page,
  context,
}) => {
  await signIn(page, newPhone());
  const other = await context.newPage();
  await other.goto('/');
  const tabs = [page, other];
  for (const tab of tabs) {
    await expectBalance(tab, 'US$0');
    await watchChip(tab, 'US$10');
  }
  await openDeposit(page);
  await fillMpesa(page, 1_295, mobileNumber());
  await payButton(page).click();
  for (const tab of tabs) await expectBalance(tab, 'US$10');
  const [deposit] = await transactionsOf(page);
  const creditedAt = Date.parse(deposit?.timeline.at(-1)?.at ?? '');
  for (const tab of tabs) expect((await seenAt(tab)) - creditedAt).toBeLessThanOrEqual(LIVE_WITHIN_MS);
});

const SITE = process.env['E2E_ORIGIN'] ?? '';

const cuttable = test.extend<{ line: Line }>({
  // Playwright requires a pattern here.
  line: async ({ browserName: _ }, use) => {
    const line = await openLine(SITE);
    await use(line);
    line.close();
  },
  baseURL: async ({ line }, use) => use(line.baseUrl),
});

cuttable('after a loss of connection the balance catches up', async ({ page, line, guard, browser }) => {
  guard.allow(/net::ERR_/);
  const phone = newPhone();
  await signIn(page, phone);
  const elsewhere = await (await browser.newContext({ baseURL: SITE })).newPage();
  await signIn(elsewhere, phone);
  await expectBalance(page, 'US$0');
  line.cut();
  await payIn(elsewhere, 1_295);
  await expectBalance(elsewhere, 'US$10');
  await expectBalance(page, 'US$0');
  line.heal();
  await expectBalance(page, 'US$10');
  await elsewhere.context().close();
});
