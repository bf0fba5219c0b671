import type { PushResult, PushState } from './MpesaGateway.ts';
import { changeDeposit, type DepositEvent, instant, isOpen, settleDeposit, storedMinor } from '../../ledger/index.ts';
import { isMpesa, type MpesaDeposit } from './records.ts';
import { isStorableId } from '../../store/reading.ts';
import { gatewayOutcome } from '../gateway/gatewayOutcome.ts';
import { pushReason } from './pushReasons.ts';
import type { MpesaContext } from './MpesaContext.ts';

/** An unsigned callback is a claim: it must name our prompt, and counts only after a query confirms it. */
export async function applyPushResult(ctx: MpesaContext, depositId: string, result: PushResult): Promise<void> {
  const deposit = isStorableId(depositId) ? await ctx.store.get('deposits', depositId) : undefined;
  if (!deposit || !isMpesa(deposit)) return ctx.log.warn({ depositId }, 'push result for no deposit');
  if (!(await isOfPrompt(ctx, deposit, result))) return ctx.log.warn({ depositId }, 'push result names another prompt');
  await noteClaim(ctx, deposit, result);
  const outcome = await gatewayOutcome(() => ctx.mpesa.queryPush(result.checkoutRequestId));
  if (outcome.kind !== 'answered' || outcome.answer.kind !== 'ended') return keepLateClaim(ctx, deposit, result);
  const queried = outcome.answer.result;
  if (queried.resultCode !== result.resultCode) {
    ctx.log.warn({ depositId }, 'push result and query differ');
    return refuteClaim(ctx, deposit, result);
  }
  await adoptCheckout(ctx, deposit, result.checkoutRequestId);
  await settleDeposit(ctx, deposit, eventOfCallback(result) ?? eventOfQuery(deposit, queried));
}

async function isOfPrompt(ctx: MpesaContext, deposit: MpesaDeposit, result: PushResult): Promise<boolean> {
  const { checkoutRequestId, merchantRequestId = result.merchantRequestId } = deposit;
  if (result.checkoutRequestId === '' || result.merchantRequestId !== merchantRequestId) return false;
  if (checkoutRequestId) return checkoutRequestId === result.checkoutRequestId;
  return !(await belongsToAnother(ctx, deposit, result.checkoutRequestId));
}

/** A payment without an amount proves nothing; the query decides. */
function eventOfCallback({ resultCode, amountKes, receipt }: PushResult): DepositEvent | undefined {
  if (resultCode !== 0) return { kind: 'failed', reason: pushReason(resultCode) };
  if (amountKes === undefined) return undefined;
  return { kind: 'paid', amountMinor: storedMinor(amountKes), currency: 'KES', ...(receipt && { receipt }) };
}

/** Stored before the query, so that it survives a crash. An ended deposit does not need it. */
const noteClaim = (ctx: MpesaContext, deposit: MpesaDeposit, { checkoutRequestId, amountKes, receipt }: PushResult) =>
  changeDeposit(ctx, deposit, isMpesa, (now, at) => {
    const isStanding = now.claimedCheckoutId === checkoutRequestId && now.claimedKes !== undefined;
    if (!isOpen(now) || !now.nextCheckAt || isStanding) return undefined;
    return {
      ...now,
      claimedCheckoutId: checkoutRequestId,
      claimedKes: amountKes,
      claimedReceipt: receipt,
      updatedAt: at,
      checks: 0,
      nextCheckAt: soonest(now.nextCheckAt, instant(Date.parse(at) + ctx.timing.claimCheck)),
    };
  });

const soonest = (a: string, b: string): string => (a < b ? a : b);

/** A failed deposit is no longer checked, so a claimed payment gets a new record that is. */
async function keepLateClaim(ctx: MpesaContext, deposit: MpesaDeposit, result: PushResult): Promise<void> {
  const event = eventOfCallback(result);
  if (event?.kind === 'paid') await settleDeposit(ctx, deposit, { ...event, kind: 'claimedPaid' });
}

/** The provider denies the claim, so nothing of it may affect later events. */
async function refuteClaim(ctx: MpesaContext, deposit: MpesaDeposit, result: PushResult): Promise<void> {
  await changeDeposit(ctx, deposit, isMpesa, (now, at) => {
    if (now.claimedCheckoutId !== result.checkoutRequestId || !isOpen(now)) return undefined;
    const { claimedCheckoutId: _id, claimedKes: _amount, claimedReceipt: _receipt, ...rest } = now;
    return { ...rest, updatedAt: at };
  });
}

export async function belongsToAnother(
  ctx: MpesaContext,
  { id }: Pick<MpesaDeposit, 'id'>,
  checkoutRequestId: string,
): Promise<boolean> {
  const found = await ctx.store.find('deposits', { where: [['checkoutRequestId', '==', checkoutRequestId]], limit: 3 });
  return found.some((other) => other.id !== id);
}

/** The provider has confirmed the prompt itself. */
export const adoptCheckout = (ctx: MpesaContext, deposit: MpesaDeposit, checkoutRequestId: string) =>
  changeDeposit(ctx, deposit, isMpesa, (now, at) =>
    now.checkoutRequestId ? undefined : { ...now, checkoutRequestId, updatedAt: at },
  );

/** A query has neither amount nor receipt: they come from the callback of the same prompt, else from our request. */
export function eventOfQuery(
  { amount, claimedCheckoutId, claimedKes = amount, claimedReceipt }: MpesaDeposit,
  { checkoutRequestId, resultCode }: Extract<PushState, { kind: 'ended' }>['result'],
): DepositEvent {
  if (resultCode !== 0) return { kind: 'failed', reason: pushReason(resultCode) };
  if (claimedCheckoutId !== checkoutRequestId)
    return { kind: 'paid', amountMinor: storedMinor(amount), currency: 'KES' };
  const receipt = claimedReceipt && { receipt: claimedReceipt };
  return { kind: 'paid', amountMinor: storedMinor(claimedKes), currency: 'KES', ...receipt };
}
