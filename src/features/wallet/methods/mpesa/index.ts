import { payoutCostOf, payoutKesOf } from '@contract/money.ts';
import { shillings } from '@/shared/money';
import type { Method } from '../Method';
import { mpesaFace } from './face';
import messages from './messages';

export const mpesa: Method = {
  face: mpesaFace,
  deposit: 'mpesa',
  withdrawal: 'mpesa',
  messages,
  /** Whole shillings arrive at the phone; the remainder stays. */
  payoutOf: (asked, kesPerUsd) => {
    const { amountMinor, currency } = asked;
    if (currency === 'USD' && kesPerUsd === 0) return { money: asked, restMinor: 0 };
    const payoutKes = payoutKesOf(amountMinor, currency, kesPerUsd);
    return { money: shillings(payoutKes), restMinor: amountMinor - payoutCostOf(payoutKes, currency, kesPerUsd) };
  },
};
