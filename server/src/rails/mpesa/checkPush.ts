import type { MpesaDeposit } from './records.ts';
import { settleDeposit } from '../../ledger/index.ts';
import { adoptCheckout, belongsToAnother, eventOfQuery } from './applyPushResult.ts';
import { gatewayOutcome } from '../gateway/gatewayOutcome.ts';
import type { MpesaContext } from './MpesaContext.ts';

/** Asks about a prompt. Without an outcome it never fails: it becomes unknown, then goes to review. */
export async function checkPush(ctx: MpesaContext, deposit: MpesaDeposit): Promise<void> {
  if (await settleByQuery(ctx, deposit)) return;
  const { pushUnknownAfter, pushGivenUpAfter } = ctx.timing;
  const age = ctx.now() - Date.parse(deposit.createdAt);
  if (age >= pushGivenUpAfter) await settleDeposit(ctx, deposit, { kind: 'neverAnswered' });
  else if (age >= pushUnknownAfter) await settleDeposit(ctx, deposit, { kind: 'unknown' });
}

/** Whether the provider gave an outcome. */
async function settleByQuery(ctx: MpesaContext, deposit: MpesaDeposit): Promise<boolean> {
  const { checkoutRequestId, claimedCheckoutId } = deposit;
  const asked = checkoutRequestId ?? claimedCheckoutId;
  if (!asked) return false;
  if (!checkoutRequestId && (await belongsToAnother(ctx, deposit, asked))) return false;
  const outcome = await gatewayOutcome(() => ctx.mpesa.queryPush(asked));
  if (outcome.kind !== 'answered' || outcome.answer.kind !== 'ended') return false;
  const known = (checkoutRequestId ? deposit : await adoptCheckout(ctx, deposit, asked)) ?? deposit;
  await settleDeposit(ctx, known, eventOfQuery(known, outcome.answer.result));
  return true;
}
