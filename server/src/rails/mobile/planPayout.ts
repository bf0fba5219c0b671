import { kesToUsdCents, payoutCostCents, payoutKesOf } from '../../../../contract/moneyRules.ts';
import { MPESA_PAYOUT_KES } from '../../../../contract/walletTerms.ts';
import { type LedgerRail, minorOf } from '../../ledger/index.ts';
import { isMobile } from './records.ts';

/** To the phone of the latest deposit, in whole shillings. */
export const planPayout: LedgerRail['planPayout'] = async (_reader, { amountCents, kesPerUsd, latest }) => {
  const payoutKes = payoutKesOf(amountCents, kesPerUsd);
  if (payoutKes < MPESA_PAYOUT_KES.min) return undefined;
  const phoneNumber = (isMobile(latest) && latest.phoneNumber) || '';
  return {
    debitCents: payoutCostCents(payoutKes, kesPerUsd),
    toRecord: (opened) => ({ ...opened, method: 'mobile', kesPerUsd, payoutKes, phoneNumber }),
  };
};

export const maxPayoutCents: LedgerRail['maxPayoutCents'] = async (_reader, _uid, kesPerUsd) =>
  kesToUsdCents(minorOf(MPESA_PAYOUT_KES.max), kesPerUsd);
