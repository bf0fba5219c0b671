import type { PushResult, PushState } from '../gateways/MobileGateway.ts';
import { changeDeposit } from '../ledger/changeDeposit.ts';
import { storedMinor } from '../ledger/minor.ts';
import { asDeposit, type DepositRecord } from '../ledger/records.ts';
import type { DepositEvent } from '../ledger/rules/decideDeposit.ts';
import { settleDeposit } from '../ledger/settleDeposit.ts';
import { isStorableId } from '../store/isStorableId.ts';
import { gatewayOutcome } from './gatewayOutcome.ts';
import { pushReason } from './pushReasons.ts';
import type { WalletContext } from './WalletContext.ts';

/**
 * Takes in a callback, which nobody signed. One that names the prompt that we know of is believed, with the amount held
 * against ours; one that comes before we know it (or after a crash) only counts once a query says the same; any other
 * is left alone.
 */
export async function applyPushResult(ctx: WalletContext, depositId: string, result: PushResult): Promise<void> {
  const stored = isStorableId(depositId) ? await ctx.store.get('deposits', depositId) : undefined;
  const deposit = stored && asDeposit(stored);
  if (deposit?.paymentMethod !== 'mpesa') return ctx.log.warn({ depositId }, 'push result for no deposit');
  if (!deposit.checkoutRequestId) return applyClaim(ctx, deposit, result);
  if (deposit.checkoutRequestId !== result.checkoutRequestId)
    return ctx.log.warn({ depositId }, 'push result names another prompt');
  const event = eventOfCallback(result);
  if (event) await settleDeposit(ctx, deposit, event);
}

/** A payment without an amount proves nothing: the query will tell. */
function eventOfCallback({ resultCode, amountKes, receipt }: PushResult): DepositEvent | undefined {
  if (resultCode !== 0) return { kind: 'failed', reason: pushReason(resultCode) };
  if (amountKes === undefined) return undefined;
  return { kind: 'paid', amountMinor: Math.round(amountKes * 100), currency: 'KES', ...(receipt && { receipt }) };
}

async function applyClaim(ctx: WalletContext, deposit: DepositRecord, result: PushResult): Promise<void> {
  const { checkoutRequestId } = result;
  if (checkoutRequestId === '' || (await belongsToAnother(ctx, deposit, checkoutRequestId)))
    return ctx.log.warn({ depositId: deposit.id }, 'push result claims a prompt of another deposit');
  await changeDeposit(ctx, deposit, (now, at) =>
    now.checkoutRequestId
      ? undefined
      : { ...now, claimedCheckoutId: checkoutRequestId, claimedKes: result.amountKes, updatedAt: at },
  );
  const outcome = await gatewayOutcome(() => ctx.mobile.queryPush(checkoutRequestId));
  if (outcome.kind !== 'answered' || outcome.answer.kind !== 'ended') return;
  const queried = outcome.answer.result;
  if (queried.resultCode !== result.resultCode)
    return ctx.log.warn({ depositId: deposit.id }, 'push result and query differ');
  await adoptCheckout(ctx, deposit, checkoutRequestId);
  await settleDeposit(ctx, deposit, eventOfCallback(result) ?? eventOfQuery(deposit, queried));
}

export async function belongsToAnother(
  ctx: WalletContext,
  { id }: DepositRecord,
  checkoutRequestId: string,
): Promise<boolean> {
  const found = await ctx.store.find('deposits', { where: [['checkoutRequestId', '==', checkoutRequestId]], limit: 3 });
  return found.some((other) => other.id !== id);
}

/** The provider itself has confirmed the prompt. */
export const adoptCheckout = (ctx: WalletContext, deposit: DepositRecord, checkoutRequestId: string) =>
  changeDeposit(ctx, deposit, (now, at) =>
    now.checkoutRequestId ? undefined : { ...now, checkoutRequestId, updatedAt: at },
  );

/** A query names no amount: it is what an early callback said of the same prompt, else what we asked for. */
export function eventOfQuery(
  { amount, claimedCheckoutId, claimedKes = amount }: DepositRecord,
  { checkoutRequestId, resultCode, receipt }: Extract<PushState, { kind: 'ended' }>['result'],
): DepositEvent {
  if (resultCode !== 0) return { kind: 'failed', reason: pushReason(resultCode) };
  const paid = claimedCheckoutId === checkoutRequestId ? claimedKes : amount;
  return { kind: 'paid', amountMinor: storedMinor(paid), currency: 'KES', ...(receipt && { receipt }) };
}
