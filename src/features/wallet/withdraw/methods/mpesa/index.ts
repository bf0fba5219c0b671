import { payoutCostOf, payoutKesOf } from '@contract/moneyRules.ts';
import { shillings } from '@/shared/money';
import { mpesaFace } from '../../../deposit/methods/mpesa/face';
import { dollars } from '../dollars';
import type { Payout, PayoutMethod } from '../PayoutMethod';

/** Whole shillings; the remainder stays. */
function inShillings(usdCents: number, kesPerUsd: number): Payout {
  const payoutKes = payoutKesOf(usdCents, 'USD', kesPerUsd);
  return { money: shillings(payoutKes), restCents: usdCents - payoutCostOf(payoutKes, 'USD', kesPerUsd) };
}

/** To the phone that paid. */
export const mpesa: PayoutMethod = {
  id: 'mpesa',
  face: mpesaFace,
  payoutOf: (usdCents, kesPerUsd) => (kesPerUsd > 0 ? inShillings(usdCents, kesPerUsd) : dollars(usdCents)),
};
