/** A callback claims how a payment prompt ended, and a query to the provider confirms it. */
import type { TransactionReason } from '../../../../contract/walletTerms.ts';
import type { MpesaContext, PushResult } from './MpesaGateway.ts';
import {
  changeDeposit,
  decimalOf,
  type DepositEvent,
  instant,
  isOpen,
  type LedgerRail,
  settleDeposit,
  storedMinor,
} from '../../ledger/index.ts';
import { isMpesa, type MpesaDeposit } from './records.ts';
import { findNamed, gatewayOutcome } from '../providerCalls.ts';

/** Safaricom reports unpaid prompts with these result codes. */
const REASONS: Readonly<Record<number, TransactionReason>> = {
  1: 'insufficient_funds',
  1001: 'another_in_progress',
  1019: 'timed_out',
  1032: 'cancelled',
  1037: 'unreachable',
  2001: 'wrong_pin',
};

const pushReason = (resultCode: number): TransactionReason => REASONS[resultCode] ?? 'push_refused';

/** An unsigned callback is a claim: it must name our prompt, and counts only after a query confirms it. */
export async function applyPushResult(ctx: MpesaContext, depositId: string, result: PushResult): Promise<void> {
  const deposit = await findNamed(ctx, 'deposits', depositId);
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

/** The claim is stored before the query, so that it survives a crash. An ended deposit does not need it. */
const noteClaim = (ctx: MpesaContext, deposit: MpesaDeposit, { checkoutRequestId, amountKes, receipt }: PushResult) =>
  changeDeposit(ctx, deposit, isMpesa, (now, at) => {
    const isStanding = now.claimedCheckoutId === checkoutRequestId && now.claimedKes !== undefined;
    if (!isOpen(now) || !now.nextCheckAt || isStanding) return undefined;
    const soon = instant(Date.parse(at) + ctx.timing.claimCheck);
    return {
      ...now,
      claimedCheckoutId: checkoutRequestId,
      claimedKes: amountKes,
      claimedReceipt: receipt,
      updatedAt: at,
      checks: 0,
      nextCheckAt: soon < now.nextCheckAt ? soon : now.nextCheckAt,
    };
  });

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

async function belongsToAnother(
  ctx: MpesaContext,
  { id }: Pick<MpesaDeposit, 'id'>,
  checkoutRequestId: string,
): Promise<boolean> {
  const found = await ctx.store.find('deposits', { where: [['checkoutRequestId', '==', checkoutRequestId]], limit: 3 });
  return found.some((other) => other.id !== id);
}

/** The provider has confirmed the prompt itself. */
const adoptCheckout = (ctx: MpesaContext, deposit: MpesaDeposit, checkoutRequestId: string) =>
  changeDeposit(ctx, deposit, isMpesa, (now, at) =>
    now.checkoutRequestId ? undefined : { ...now, checkoutRequestId, updatedAt: at },
  );

/** A query has neither amount nor receipt: they come from the callback of the same prompt, else from our request. */
function eventOfQuery(
  { amount, claimedCheckoutId, claimedKes = amount, claimedReceipt }: MpesaDeposit,
  { checkoutRequestId, resultCode }: PushResult,
): DepositEvent {
  if (resultCode !== 0) return { kind: 'failed', reason: pushReason(resultCode) };
  if (claimedCheckoutId !== checkoutRequestId)
    return { kind: 'paid', amountMinor: storedMinor(amount), currency: 'KES' };
  const receipt = claimedReceipt && { receipt: claimedReceipt };
  return { kind: 'paid', amountMinor: storedMinor(claimedKes), currency: 'KES', ...receipt };
}

/** Asks about a prompt. Without an outcome it never fails: it becomes unknown, then goes to review. */
export async function checkPush(ctx: MpesaContext, deposit: MpesaDeposit): Promise<void> {
  if (await settleByQuery(ctx, deposit)) return;
  const { pushUnknownAfter, pushGivenUpAfter } = ctx.timing;
  const age = ctx.now() - Date.parse(deposit.createdAt);
  if (age >= pushGivenUpAfter) await settleDeposit(ctx, deposit, { kind: 'neverAnswered' });
  else if (age >= pushUnknownAfter) await settleDeposit(ctx, deposit, { kind: 'unknown' });
}

/** True when the provider gave an outcome. */
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

/** The query that confirms this payment has neither amount nor receipt, so both are kept from the callback. */
export const lateDeposit: NonNullable<LedgerRail['lateOf']> = (late, event) => {
  if (!isMpesa(late)) return late;
  const { checkoutRequestId } = late;
  const asked = { ...late, pushAnswer: undefined };
  if ((event.kind !== 'paid' && event.kind !== 'claimedPaid') || !checkoutRequestId) return asked;
  const claimedKes = decimalOf(event.amountMinor);
  return { ...asked, claimedCheckoutId: checkoutRequestId, claimedKes, claimedReceipt: event.receipt };
};
