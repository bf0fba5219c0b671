import { MPESA } from '../../../../contract/mpesa.ts';
import type { RawOperation } from '../../../../contract/route.ts';
import { ApiError } from '../../errors/ApiError.ts';
import type { LedgerContext } from '../../ledger/index.ts';
import type { ProviderCall, Rail, RailHook } from '../Rail.ts';
import { applyPayoutResult, applyPayoutTimeout } from './applyPayoutResult.ts';
import { applyPushResult, checkPush, lateDeposit } from './applyPushResult.ts';
import {
  type CallbackKind,
  MPESA_TIMING,
  type MpesaContext,
  type MpesaGateway,
  type MpesaTiming,
} from './MpesaGateway.ts';
import { maskedPhone } from '../../../../contract/phone.ts';
import { readJson } from '../../../../contract/readJson.ts';
import { WALLET_LIMITS } from '../../../../contract/walletTerms.ts';
import { confirmPhone, refuseProof } from './phones.ts';
import { isNewPhone } from './payers.ts';
import { payOutMpesa, watchPayout } from './payOutMpesa.ts';
import { payoutWays } from './payoutWays.ts';
import { isMpesa, isMpesaPayout } from './records.ts';
import { promptPolicy } from './prompts.ts';
import { startMpesaDeposit } from './startMpesaDeposit.ts';

/** Daraja expects this answer when a callback is received. */
const ACCEPTED = { ResultCode: 0, ResultDesc: 'Accepted' };
const PUSH_KINDS: readonly CallbackKind[] = ['push'];
const PAYOUT_KINDS: readonly CallbackKind[] = ['payout', 'status'];

type Callback = { id: string; body: unknown; kind: CallbackKind };

/** The callbacks of M-Pesa: each record has its own secret path. */
function mpesaHooks(mpesa: MpesaGateway, withMpesa: (ctx: LedgerContext) => MpesaContext): readonly RailHook[] {
  /** Tells what the secret is for; undefined when it is not ours. */
  const kindOf = ({ secret = '', id = '' }: ProviderCall['params'], kinds: readonly CallbackKind[]) =>
    kinds.find((known) => mpesa.isCallbackSecret(secret, known, id));

  const hook = (
    operation: RawOperation,
    kinds: readonly CallbackKind[],
    takeIn: (ctx: MpesaContext, callback: Callback) => Promise<void>,
  ): RailHook => ({
    operation,
    isTrusted: (params) => kindOf(params, kinds) !== undefined,
    async handle(ctx, { params, body }) {
      const kind = kindOf(params, kinds);
      // Without the secret a caller learns nothing.
      if (!kind) throw new ApiError(404, 'not_found', 'There is nothing here');
      await takeIn(withMpesa(ctx), { id: params['id'] ?? '', body: readJson(body.toString()), kind });
      return ACCEPTED;
    },
  });

  return [
    hook(MPESA.pushResult, PUSH_KINDS, async (ctx, { id, body }) => {
      const result = mpesa.readPushResult(body);
      if (result) await applyPushResult(ctx, id, result);
    }),
    hook(MPESA.payoutResult, PAYOUT_KINDS, async (ctx, { id, body, kind }) => {
      const result = mpesa.readPayoutResult(body);
      if (result) await applyPayoutResult(ctx, id, result, { isAnswer: kind === 'status' });
    }),
    hook(MPESA.payoutTimeout, PAYOUT_KINDS, (ctx, { id }) => applyPayoutTimeout(ctx, id)),
  ];
}

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
    policy: promptPolicy,
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
