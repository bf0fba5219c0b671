/** The player's money on the server, and requests that a player could send without the site. */
import { randomUUID } from 'node:crypto';
import { type APIResponse, expect, type Page } from '@playwright/test';
import type { Balance } from '../../contract/users.ts';
import type { PaymentIntentAnswer, StkPushAnswer, Transaction, TransactionPage } from '../../contract/wallet.ts';
import { IDEMPOTENCY_HEADER } from '../../contract/walletTerms.ts';
import { controlCard } from '../../sandbox/card/control.ts';
import { readMobileBooks } from '../../sandbox/mobile/control.ts';
import type { MobileBooks } from '../../sandbox/mobile/types.ts';
import { tokensOf } from './secrets.ts';
import { mobileNumber } from './wallet.ts';

export const CARD_URL = process.env['E2E_CARD_URL'] ?? '';
export const MOBILE_URL = process.env['E2E_MOBILE_URL'] ?? '';

const signed = async (page: Page) => ({ authorization: `Bearer ${(await tokensOf(page)).accessToken}` });

const dataOf = async <TData>(response: APIResponse): Promise<TData> => {
  expect(response.status(), await response.text()).toBe(200);
  return ((await response.json()) as { data: TData }).data;
};

const read = async <TData>(page: Page, path: string): Promise<TData> =>
  dataOf<TData>(await page.request.get(`/api/wallet/${path}`, { headers: await signed(page) }));

/** Computed again from the records. */
export const balanceOf = (page: Page): Promise<Balance> => read<Balance>(page, 'balance?refresh=true');

/** The newest hundred. */
export const transactionsOf = async (page: Page): Promise<Transaction[]> =>
  (await read<TransactionPage>(page, 'transactions?limit=100')).items;

/** A money request without the site; with a new key by default, and without a key when it is empty. */
export const postMoney = async (page: Page, path: string, data: object, key: string = randomUUID()) =>
  page.request.post(`/api/${path}`, {
    data,
    headers: { ...(await signed(page)), ...(key && { [IDEMPOTENCY_HEADER]: key }) },
  });

const expectCompleted = (page: Page, depositId: string): Promise<void> =>
  expect
    .poll(async () => (await read<Transaction>(page, `deposits/${depositId}`)).status, { message: 'the deposit' })
    .toBe('completed');

/** A deposit by M-Pesa without the site. Resolves when it is credited. */
export async function payIn(page: Page, amountKes: number, phoneNumber = mobileNumber()): Promise<void> {
  const answer = await postMoney(page, 'mpesa/stk-push', { phoneNumber, amount: amountKes });
  await expectCompleted(page, (await dataOf<StkPushAnswer>(answer)).depositId);
}

/** The same with a card. */
export async function payInByCard(page: Page, amountUsd: number): Promise<void> {
  const answer = await postMoney(page, 'stripe/payment-intent', { amount: amountUsd });
  const { paymentIntentId, depositId } = await dataOf<PaymentIntentAnswer>(answer);
  await controlCard(CARD_URL, { action: 'confirm', paymentIntentId, paymentMethod: 'pm_card_visa' });
  await expectCompleted(page, depositId);
}

/** M-Pesa's own records of one phone. */
export async function mobileBooksOf(msisdn: string): Promise<MobileBooks> {
  const { pushes, payouts } = await readMobileBooks(MOBILE_URL);
  const isOfPhone = (entry: { msisdn: string }) => entry.msisdn === msisdn;
  return { pushes: pushes.filter(isOfPhone), payouts: payouts.filter(isOfPhone) };
}
