import { convertMinor, payoutCostOf, payoutKesOf } from '../../../../contract/moneyRules.ts';
import { MPESA_PAYOUT_KES } from '../../../../contract/walletTerms.ts';
import { type LedgerRail, minorOf } from '../../ledger/index.ts';
import { isMobile } from './records.ts';

/** To the phone of the latest deposit, in whole shillings. */
export const planPayout: LedgerRail['planPayout'] = async (_reader, ask) => {
  const { amountCents, currency, kesPerUsd, latest } = ask;
  const payoutKes = payoutKesOf(amountCents, currency, kesPerUsd);
  if (payoutKes < MPESA_PAYOUT_KES.min) return undefined;
  const phoneNumber = (isMobile(latest) && latest.phoneNumber) || '';
  return {
    debitCents: payoutCostOf(payoutKes, currency, kesPerUsd),
    toRecord: (opened) => ({ ...opened, method: 'mobile', kesPerUsd, payoutKes, phoneNumber }),
  };
};

export const maxPayoutCents: LedgerRail['maxPayoutCents'] = async (_reader, { currency, kesPerUsd }) =>
  convertMinor(minorOf(MPESA_PAYOUT_KES.max), 'KES', currency, kesPerUsd);
