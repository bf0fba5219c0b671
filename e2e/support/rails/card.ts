import type { Page } from '@playwright/test';
import type { PaymentIntentAnswer } from '../../../contract/card.ts';
import { controlCard } from '../../../sandbox/card/control.ts';
import { dataOf, expectCompleted, postMoney } from '../walletRecords.ts';

const CARD_URL = process.env['E2E_CARD_URL'] ?? '';

/** Money from a card that pays, past the site. Resolves when it has arrived. */
export async function payInByCard(page: Page, amountUsd: number): Promise<void> {
  const answer = await postMoney(page, 'stripe/payment-intent', { amount: amountUsd });
  const { paymentIntentId, depositId } = await dataOf<PaymentIntentAnswer>(answer);
  await controlCard(CARD_URL, { action: 'confirm', paymentIntentId, paymentMethod: 'pm_card_visa' });
  await expectCompleted(page, depositId);
}

/** The amount is in KES and is charged at the sandbox's rate. */
export const payShillingsByCard = (page: Page, amountKes: number): Promise<void> =>
  payInByCard(page, Math.round((amountKes / 129.5) * 100) / 100);
