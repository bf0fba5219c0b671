import type { Page } from '@playwright/test';
import type { StkPushAnswer } from '../../../contract/mpesa.ts';
import { controlMpesa, readMpesaBooks } from '../../../sandbox/mpesa/control.ts';
import type { MpesaBooks } from '../../../sandbox/mpesa/types.ts';
import { dataOf, expectCompleted, ownNumberOf, postMoney } from '../walletRecords.ts';

const MPESA_URL = process.env['E2E_MPESA_URL'] ?? '';

/** Money from M-Pesa, past the site, from the player's own phone if no other is given. Resolves when it has arrived. */
export async function payInByPhone(page: Page, amountKes: number, number?: string): Promise<void> {
  const phoneNumber = number ?? (await ownNumberOf(page));
  const answer = await postMoney(page, 'mpesa/stk-push', { phoneNumber, amount: amountKes });
  const { depositId } = await dataOf<StkPushAnswer>(answer);
  if (MPESA_URL) await controlMpesa(MPESA_URL, { action: 'answerNow', msisdn: phoneNumber.replace('+', '') });
  await expectCompleted(page, depositId);
}

/** M-Pesa itself knows this of one phone. */
export async function mpesaBooksOf(msisdn: string): Promise<MpesaBooks> {
  const { pushes, payouts } = await readMpesaBooks(MPESA_URL);
  const isOfPhone = (entry: { msisdn: string }) => entry.msisdn === msisdn;
  return { pushes: pushes.filter(isOfPhone), payouts: payouts.filter(isOfPhone) };
}
