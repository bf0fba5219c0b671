import { payoutCostOf, payoutKesOf } from '@contract/money.ts';
import { type Money, shillings } from '@/shared/money';
import { mpesaFace } from '../../../deposit/methods/mpesa/face';
import { whole } from '../whole';
import type { Payout, PayoutMethod } from '../PayoutMethod';

/** Whole shillings; the remainder stays. */
function inShillings({ amountMinor, currency }: Money, kesPerUsd: number): Payout {
  const payoutKes = payoutKesOf(amountMinor, currency, kesPerUsd);
  return { money: shillings(payoutKes), restMinor: amountMinor - payoutCostOf(payoutKes, currency, kesPerUsd) };
}

/** To the phone that paid. */
export const mpesa: PayoutMethod = {
  id: 'mpesa',
  face: mpesaFace,
  payoutOf: (asked, kesPerUsd) =>
    asked.currency === 'KES' || kesPerUsd > 0 ? inShillings(asked, kesPerUsd) : whole(asked),
};
