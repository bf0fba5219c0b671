import { MPESA } from '../../../../contract/mpesa.ts';
import { maskedPhone } from '../../../../contract/phone.ts';
import { WALLET_LIMITS } from '../../../../contract/walletTerms.ts';
import type { LedgerContext } from '../../ledger/index.ts';
import type { Rail } from '../Rail.ts';
import { confirmPhone, refuseProof } from './confirmPhone.ts';
import { checkPush } from './checkPush.ts';
import { lateDeposit } from './lateDeposit.ts';
import { MOBILE_TIMING, type MobileContext, type MobileTiming } from './MobileContext.ts';
import type { MobileGateway } from './MobileGateway.ts';
import { mobileHooks } from './mobileHooks.ts';
import { accountsOfPhone, isNewPhone, sharePhone } from './payers.ts';
import { payOutMobile } from './payOutMobile.ts';
import { payoutWays } from './payoutWays.ts';
import { isMobile, isMobilePayout } from './records.ts';
import { startMobileDeposit } from './startMobileDeposit.ts';
import { watchPayout } from './watchPayout.ts';

export function createMobileRail(mobile: MobileGateway, given: Partial<MobileTiming> = {}): Rail {
  const timing: MobileTiming = { ...MOBILE_TIMING, ...given };
  const withMobile = (ctx: LedgerContext): MobileContext => ({ ...ctx, mobile, timing });
  return {
    name: 'mobile',
    isRecallable: false,
    depositText: 'M-Pesa Deposit',
    withdrawalText: { name: 'M-Pesa', icon: 'mpesa', description: 'To the phone that you paid with' },
    detailsOf: (deposit) => (isMobile(deposit) ? maskedPhone(deposit.phoneNumber) : undefined),
    providerIdOf: (deposit) => (isMobile(deposit) ? deposit.checkoutRequestId : undefined),
    lateOf: lateDeposit,
    waysOut: payoutWays,
    isNewDestination: isNewPhone,
    payerOf: (deposit) => (isMobile(deposit) ? deposit.phoneNumber : undefined),
    accountsPaying: async (reader, deposit) =>
      isMobile(deposit) && deposit.phoneNumber ? accountsOfPhone(deposit.phoneNumber)(reader) : [],
    sharesPayer: sharePhone,
    checkPauses: timing.pushChecks,
    check: async (ctx, deposit) => {
      if (isMobile(deposit)) await checkPush(withMobile(ctx), deposit);
    },
    payoutPauses: timing.payoutChecks,
    payOut: async (ctx, withdrawal) => {
      if (!isMobilePayout(withdrawal)) return;
      await payOutMobile(withMobile(ctx), withdrawal);
      await watchPayout(withMobile(ctx), withdrawal);
    },
    payoutAmountOf: (withdrawal) => {
      const payoutAmount = isMobilePayout(withdrawal) ? withdrawal.payoutKes : undefined;
      return { payoutAmount, payoutCurrency: payoutAmount === undefined ? undefined : 'KES' };
    },
    routes: (ctx, add) => {
      add(MPESA.push, { movesMoney: true }, ({ uid, body, key }) =>
        startMobileDeposit(withMobile(ctx), uid, body, key),
      );
      add(MPESA.confirmPhone, { movesMoney: true }, async ({ uid, body, verify }) =>
        confirmPhone(ctx, uid, await verify(body.proof).catch(refuseProof)),
      );
    },
    hooks: mobileHooks(mobile, withMobile),
    terms: { mpesaDeposit: WALLET_LIMITS.mpesaDepositKes, hasMpesa: true },
  };
}
