import { MPESA } from '../../../../contract/mpesa.ts';
import { maskedPhone } from '../../../../contract/phone.ts';
import { WALLET_LIMITS } from '../../../../contract/walletTerms.ts';
import type { LedgerContext } from '../../ledger/index.ts';
import type { Rail } from '../Rail.ts';
import { confirmPhone, refuseProof } from './confirmPhone.ts';
import { checkPush } from './checkPush.ts';
import { lateDeposit } from './lateDeposit.ts';
import { MPESA_TIMING, type MpesaContext, type MpesaTiming } from './MpesaContext.ts';
import type { MpesaGateway } from './MpesaGateway.ts';
import { mpesaHooks } from './mpesaHooks.ts';
import { accountsOfPhone, isNewPhone, sharePhone } from './payers.ts';
import { payOutMpesa } from './payOutMpesa.ts';
import { payoutWays } from './payoutWays.ts';
import { isMpesa, isMpesaPayout } from './records.ts';
import { startMpesaDeposit } from './startMpesaDeposit.ts';
import { watchPayout } from './watchPayout.ts';

export function createMpesaRail(mpesa: MpesaGateway, given: Partial<MpesaTiming> = {}): Rail {
  const timing: MpesaTiming = { ...MPESA_TIMING, ...given };
  const withMpesa = (ctx: LedgerContext): MpesaContext => ({ ...ctx, mpesa, timing });
  return {
    name: 'mpesa',
    isRecallable: false,
    depositText: 'M-Pesa Deposit',
    withdrawalText: { name: 'M-Pesa', icon: 'mpesa', description: 'To the phone that you paid with' },
    detailsOf: (deposit) => (isMpesa(deposit) ? maskedPhone(deposit.phoneNumber) : undefined),
    providerIdOf: (deposit) => (isMpesa(deposit) ? deposit.checkoutRequestId : undefined),
    lateOf: lateDeposit,
    waysOut: payoutWays,
    isNewDestination: isNewPhone,
    payerOf: (deposit) => (isMpesa(deposit) ? deposit.phoneNumber : undefined),
    accountsPaying: async (reader, deposit) =>
      isMpesa(deposit) && deposit.phoneNumber ? accountsOfPhone(deposit.phoneNumber)(reader) : [],
    sharesPayer: sharePhone,
    checkPauses: timing.pushChecks,
    check: async (ctx, deposit) => {
      if (isMpesa(deposit)) await checkPush(withMpesa(ctx), deposit);
    },
    payoutPauses: timing.payoutChecks,
    payOut: async (ctx, withdrawal) => {
      if (!isMpesaPayout(withdrawal)) return;
      await payOutMpesa(withMpesa(ctx), withdrawal);
      await watchPayout(withMpesa(ctx), withdrawal);
    },
    payoutAmountOf: (withdrawal) => {
      const payoutAmount = isMpesaPayout(withdrawal) ? withdrawal.payoutKes : undefined;
      return { payoutAmount, payoutCurrency: payoutAmount === undefined ? undefined : 'KES' };
    },
    routes: (ctx, add) => {
      add(MPESA.push, { movesMoney: true }, ({ uid, body, key }) => startMpesaDeposit(withMpesa(ctx), uid, body, key));
      add(MPESA.confirmPhone, { movesMoney: true }, async ({ uid, body, verify }) =>
        confirmPhone(ctx, uid, await verify(body.proof).catch(refuseProof)),
      );
    },
    hooks: mpesaHooks(mpesa, withMpesa),
    terms: { id: 'mpesa', deposit: WALLET_LIMITS.mpesaDeposit },
  };
}
