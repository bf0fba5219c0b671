import { RAIL_NAMES, RAIL_WORDS } from '../../../contract/railWords.ts';
import { meet, othersOf } from '../persons/person.ts';
import type { Reader, Transaction } from '../store/DocumentStore.ts';
import type { ClosedDeposit, CompletedDeposit, DepositRecord } from '../store/records/deposit.ts';
import { currencyOf, restOf, storedMinor } from './account.ts';
import { countDeposit, gainsOf } from './policies.ts';
import { type Brought, creditAccount, creditOf } from './creditDeposit.ts';
import { instant, type LedgerContext, type Moment } from './LedgerContext.ts';
import { railOf } from './LedgerRail.ts';
import { settleWaiting } from './payouts/settleDispute.ts';
import { decideDeposit, type DepositEvent, isAsAsked } from './rules/decideDeposit.ts';
import { type Move, moved } from './rules/move.ts';

interface Settling extends Pick<LedgerContext, 'policies' | 'rails' | 'log'>, Moment {
  event: DepositEvent;
  at: string;
}

/** State, balance, journal and policies in one transaction. A repeated event changes nothing. Returns the record after it, if any. */
export async function settleDeposit(
  ctx: LedgerContext,
  { id, userId }: Pick<DepositRecord, 'id' | 'userId'>,
  event: DepositEvent,
): Promise<DepositRecord | undefined> {
  const { policies, rails, log } = ctx;
  const now = ctx.now();
  const settling: Settling = { policies, rails, log, event, now, kesPerUsd: ctx.kesPerUsd(), at: instant(now) };
  const result = await ctx.store.transaction(userId, async (tx) => {
    const stored = await tx.get('deposits', id);
    if (!stored) return undefined;
    const before = await latestOf(tx, stored, event);
    return { before, after: await apply(tx, before, settling) };
  });
  if (!result) return undefined;
  report(ctx, result.before, result.after, event);
  if (result.after !== result.before && result.after.status === 'completed') {
    for (const { completed } of ctx.policies) await completed?.(ctx, result.after);
    // It may have paid a debt, for which payouts of other accounts wait.
    for (const other of await othersOf(ctx.store, userId)) await settleWaiting(ctx, other);
  }
  return result.after;
}

/** Events after a failure go to the new record of the late payment, once it exists. */
async function latestOf(tx: Reader, deposit: DepositRecord, event: DepositEvent): Promise<DepositRecord> {
  if (deposit.status !== 'failed' || event.kind !== 'paid') return deposit;
  return (await tx.get('deposits', lateId(deposit))) ?? deposit;
}

const lateId = ({ id }: DepositRecord): string => `${id}-late`;

function report(ctx: LedgerContext, before: DepositRecord, after: DepositRecord, event: DepositEvent): void {
  if (before.status === 'completed' && event.kind === 'paid' && !isAsAsked(before, event))
    ctx.log.error({ depositId: before.id }, 'told of another amount than was credited: needs a person');
  if (before.status === 'failed' && before.correctsId && event.kind === 'paid')
    ctx.log.error({ depositId: before.id }, 'paid after its late record had failed: needs a person');
  if (after === before) return;
  if (after.status === 'review') ctx.log.error({ depositId: after.id, reason: after.reason }, 'deposit needs a person');
  if (before.status === 'failed') ctx.log.warn({ depositId: before.id, event: event.kind }, 'paid after it had failed');
}

async function apply(tx: Transaction, deposit: DepositRecord, settling: Settling): Promise<DepositRecord> {
  const decision = decideDeposit(deposit, settling.event);
  if (decision.kind === 'latePayment' && deposit.status === 'failed')
    return deposit.correctsId ? deposit : openLate(tx, deposit, settling);
  if (decision.kind !== 'move') return noteReceipt(tx, deposit, settling);
  if (decision.move.status === 'completed') return complete(tx, deposit, settling);
  const hasFailed = decision.move.status === 'failed';
  const count = hasFailed && (await countDeposit(settling.policies, tx, { deposit, isCounted: false }, settling));
  const after = write(tx, moved(deposit, decision.move, settling.at));
  if (count) count(tx);
  return after;
}

function write<TDeposit extends DepositRecord>(tx: Transaction, deposit: TDeposit): TDeposit {
  tx.set('deposits', deposit);
  return deposit;
}

/** A query confirms a payment without its receipt; the callback with the receipt may come later. */
async function noteReceipt(tx: Transaction, deposit: DepositRecord, settling: Settling): Promise<DepositRecord> {
  const { event, at } = settling;
  if (event.kind !== 'paid' || deposit.status !== 'completed' || !event.receipt || deposit.receipt) return deposit;
  const ids = referenceIds(deposit, [event.receipt]);
  if (event.amountMinor !== storedMinor(deposit.amount) || (await areTaken(tx, ids, deposit.id))) return deposit;
  takeReferences(tx, ids, deposit.id, at);
  return write(tx, { ...deposit, receipt: event.receipt, updatedAt: at });
}

async function complete(tx: Transaction, deposit: DepositRecord, settling: Settling): Promise<DepositRecord> {
  const { policies, rails, log, event, kesPerUsd, at } = settling;
  const { receipt } = event.kind === 'paid' ? event : {};
  const ids = referenceIds(deposit, [railOf(rails, deposit.paymentMethod)?.providerIdOf(deposit), receipt]);
  if (await areTaken(tx, ids, deposit.id)) return refuseReuse(tx, deposit, at);
  const user = await tx.get('users', deposit.userId);
  const credit = creditOf(deposit, { currency: currencyOf(user), kesPerUsd, restBefore: restOf(user) });
  const payer = railOf(rails, deposit.paymentMethod)?.payerOf(completedOf(deposit, settling, { credit }));
  const met = await meet(tx, { uid: deposit.userId, user }, payer);
  const { accounts } = met;
  const completing = { deposit, payer, accounts, user, kesPerUsd, log, at, creditedCents: credit.cents };
  const gains = await gainsOf(policies, tx, completing);
  const completed = write(tx, completedOf(deposit, settling, { credit, gains }));
  takeReferences(tx, ids, deposit.id, at);
  met.write(tx);
  creditAccount(tx, completed, { user: user && { ...user, personId: met.personId }, credit, gains, at, kesPerUsd });
  return completed;
}

function completedOf(
  deposit: DepositRecord,
  { event, at }: Settling,
  { credit: { cents, currency, fields }, gains }: Pick<Brought, 'credit'> & { gains?: Pick<Brought['gains'], 'bonus'> },
): CompletedDeposit {
  /** A payment is refunded only in its own currency. */
  const isConverted = deposit.currency !== currency;
  const { receipt, toRecord, isRefundable } = event.kind === 'paid' ? event : {};
  const { bonus } = gains ?? {};
  const completed: CompletedDeposit = {
    ...moved(deposit, { status: 'completed' }, at),
    ...fields,
    ...(bonus && { bonus }),
    ...(receipt && { receipt }),
    ...(isRefundable && !isConverted && { refundableCents: cents, isRefundable: cents > 0 }),
  };
  return toRecord ? toRecord(completed) : completed;
}

function refuseReuse(tx: Transaction, deposit: DepositRecord, at: string): DepositRecord {
  const move: Move = { status: 'review', reason: 'duplicate_receipt' };
  return deposit.status === 'review' ? deposit : write(tx, moved(deposit, move, at));
}

/** Opens a new record, because a final one never changes. Workers settle it when the provider confirms it. */
async function openLate(tx: Transaction, deposit: ClosedDeposit, settling: Settling): Promise<DepositRecord> {
  if (await tx.get('deposits', lateId(deposit))) return deposit;
  // The currency may have been chosen after the failure.
  const accountCurrency = currencyOf(await tx.get('users', deposit.userId));
  const late = lateOf({ ...deposit, accountCurrency }, settling);
  const count = await countDeposit(settling.policies, tx, { deposit: late, isCounted: true }, settling);
  tx.create('deposits', late);
  count(tx);
  return late;
}

function lateOf(deposit: ClosedDeposit, { rails, event, at }: Settling): DepositRecord {
  const late: DepositRecord = {
    ...deposit,
    id: lateId(deposit),
    status: 'processing',
    reason: undefined,
    correctsId: deposit.id,
    createdAt: at,
    updatedAt: at,
    timeline: [{ status: 'processing', at }],
    isOutcomeUnknown: true,
    nextCheckAt: at,
    checks: 0,
  };
  return railOf(rails, deposit.paymentMethod)?.lateOf?.(late, event) ?? late;
}

const MAX_ID_LENGTH = 200;

/** Ids in the collection `receipts`, where each payment id of a provider is credited once. */
const referenceIds = (
  { paymentMethod }: { paymentMethod: DepositRecord['paymentMethod'] },
  references: readonly (string | undefined)[],
): string[] =>
  references
    .filter((reference): reference is string => Boolean(reference))
    .map((reference) => {
      const method = paymentMethod === 'returned' ? paymentMethod : RAIL_WORDS[paymentMethod].deposit;
      return `${method}:${encodeURIComponent(reference)}`.slice(0, MAX_ID_LENGTH);
    });

/** The deposit that was credited for a payment id of any provider, such as an M-Pesa receipt. */
export async function depositOfReceipt(
  reader: Pick<Reader, 'get'>,
  reference: string,
): Promise<DepositRecord | undefined> {
  for (const paymentMethod of RAIL_NAMES)
    for (const id of referenceIds({ paymentMethod }, [reference])) {
      const receipt = await reader.get('receipts', id);
      if (receipt) return reader.get('deposits', receipt.recordId);
    }
  return undefined;
}

/** True when another record was credited for one of these ids. */
async function areTaken(tx: Reader, ids: readonly string[], recordId: string): Promise<boolean> {
  const taken = await Promise.all(ids.map((id) => tx.get('receipts', id)));
  return taken.some((found) => found !== undefined && found.recordId !== recordId);
}

const takeReferences = (tx: Transaction, ids: readonly string[], recordId: string, at: string): void =>
  ids.forEach((id) => tx.create('receipts', { id, recordId, createdAt: at }));
