import type { Page } from '@playwright/test';
import type { StkPushAnswer } from '../../../contract/mpesa.ts';
import { readMobileBooks } from '../../../sandbox/mobile/control.ts';
import type { MobileBooks } from '../../../sandbox/mobile/types.ts';
import { dataOf, expectCompleted, ownNumberOf, postMoney } from '../walletRecords.ts';

const MOBILE_URL = process.env['E2E_MOBILE_URL'] ?? '';

/** Money from M-Pesa, past the site, from the player's own phone if no other is given. Resolves when it has arrived. */
export async function payInByPhone(page: Page, amountKes: number, number?: string): Promise<void> {
  const phoneNumber = number ?? (await ownNumberOf(page));
  const answer = await postMoney(page, 'mpesa/stk-push', { phoneNumber, amount: amountKes });
  await expectCompleted(page, (await dataOf<StkPushAnswer>(answer)).depositId);
}

/** M-Pesa itself knows this of one phone. */
export async function mobileBooksOf(msisdn: string): Promise<MobileBooks> {
  const { pushes, payouts } = await readMobileBooks(MOBILE_URL);
  const isOfPhone = (entry: { msisdn: string }) => entry.msisdn === msisdn;
  return { pushes: pushes.filter(isOfPhone), payouts: payouts.filter(isOfPhone) };
}
