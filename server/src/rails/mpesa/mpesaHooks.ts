import { MPESA } from '../../../../contract/mpesa.ts';
import type { RawOperation } from '../../../../contract/route.ts';
import { ApiError } from '../../errors/ApiError.ts';
import type { LedgerContext } from '../../ledger/index.ts';
import type { ProviderCall, RailHook } from '../Rail.ts';
import { applyPayoutResult, applyPayoutTimeout } from './applyPayoutResult.ts';
import { applyPushResult } from './applyPushResult.ts';
import type { MpesaContext } from './MpesaContext.ts';
import type { CallbackKind, MpesaGateway } from './MpesaGateway.ts';

/** The answer that Daraja expects for a received callback. */
const ACCEPTED = { ResultCode: 0, ResultDesc: 'Accepted' };
const PUSH_KINDS: readonly CallbackKind[] = ['push'];
const PAYOUT_KINDS: readonly CallbackKind[] = ['payout', 'status'];

interface Callback {
  id: string;
  body: unknown;
  kind: CallbackKind;
}

/** The callbacks of M-Pesa: each record has its own secret path. */
export function mpesaHooks(mpesa: MpesaGateway, withMpesa: (ctx: LedgerContext) => MpesaContext): readonly RailHook[] {
  /** The purpose of the secret; undefined for an invalid one. */
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
      await takeIn(withMpesa(ctx), { id: params['id'] ?? '', body: jsonOf(body), kind });
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

/** Undefined for a body that is not JSON, and so no result. */
function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
