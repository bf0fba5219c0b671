/** The player's money on the server, and requests that a player could send without the site. */
import { randomUUID } from 'node:crypto';
import { type APIResponse, expect, type Page } from '@playwright/test';
import { IDEMPOTENCY_HEADER } from '../../contract/route.ts';
import type { Transaction, TransactionPage } from '../../contract/transactions.ts';
import type { Profile } from '../../contract/users.ts';
import type { Balance } from '../../contract/wallet.ts';
import { tokensOf } from './secrets.ts';

const signed = async (page: Page) => ({ authorization: `Bearer ${(await tokensOf(page)).accessToken}` });

export const dataOf = async <TData>(response: APIResponse): Promise<TData> => {
  expect(response.status(), await response.text()).toBe(200);
  return ((await response.json()) as { data: TData }).data;
};

const read = async <TData>(page: Page, path: string): Promise<TData> =>
  dataOf<TData>(await page.request.get(`/api/wallet/${path}`, { headers: await signed(page) }));

/** The phone of the sign-in. */
export async function ownNumberOf(page: Page): Promise<string> {
  const { phoneNumber } = await dataOf<Profile>(
    await page.request.get('/api/users/me', { headers: await signed(page) }),
  );
  expect(phoneNumber, 'the player has a phone').toBeDefined();
  return phoneNumber ?? '';
}

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

export const expectCompleted = (page: Page, depositId: string): Promise<void> =>
  expect
    .poll(async () => (await read<Transaction>(page, `deposits/${depositId}`)).status, { message: 'the deposit' })
    .toBe('completed');
