import { payoutKesOf } from '../../../contract/moneyRules.ts';
import { MPESA_PAYOUT_KES, WALLET_LIMITS, type WithdrawalMethodId } from '../../../contract/walletTerms.ts';
import type { Reader, Transaction } from '../store/DocumentStore.ts';
import type { UserRecord } from '../store/records/user.ts';
import { accountOf, availableCents, withAccount } from './account.ts';
import { type Idempotency, keepKey, recordOfKey } from './idempotency.ts';
import { instant, type LedgerContext } from './LedgerContext.ts';
import { decimalOf, minorOf } from './minor.ts';
import { planPayout, withLessRefundable } from './planPayout.ts';
import type { CompletedCardDeposit } from '../store/records/deposit.ts';
import { partsOf, type WithdrawalRecord } from '../store/records/withdrawal.ts';
import { WITHDRAWAL_MESSAGES, type WithdrawalRefusal } from './refusals.ts';
import {
  detailsOf,
  hasDeposited,
  type MethodFacts,
  METHODS,
  phoneOf,
  readMethodFacts,
  readRefundable,
} from './withdrawalMethods.ts';

export interface WithdrawalAsk {
  uid: string;
  amountCents: number;
  methodId: WithdrawalMethodId;
  idempotency: Idempotency;
}

interface Facts {
  user: UserRecord | undefined;
  hasDeposited: boolean;
  method: MethodFacts | undefined;
  refundable: CompletedCardDeposit[];
}

/** Ids, time and rate are made before the transaction, which may run twice. */
interface Made {
  id: string;
  at: string;
  kesPerUsd: number;
}

/**
 * Checks, records and holds the money in one transaction. A refusal is kept as a failed record too, and moves nothing.
 * The same request again answers the record that it made the first time.
 * @throws ApiError 409 for a key that came with another request
 */
export async function requestWithdrawal(ctx: LedgerContext, ask: WithdrawalAsk): Promise<WithdrawalRecord> {
  const made: Made = { id: ctx.newId(), at: instant(ctx.now()), kesPerUsd: ctx.kesPerUsd() };
  const { record, isNew } = await ctx.store.transaction(ask.uid, async (tx) => {
    const knownId = await recordOfKey(tx, ask.idempotency);
    const known = knownId && (await tx.get('withdrawals', knownId));
    if (known) return { record: known, isNew: false };
    const facts = await readFacts(tx, ask, made);
    const refused = refusalOf(ask, facts, made);
    const record = refused ? refuse(tx, ask, made, refused) : hold(tx, ask, made, facts);
    keepKey(tx, ask.idempotency, { recordId: record.id, userId: ask.uid, createdAt: made.at });
    return { record, isNew: true };
  });
  if (isNew) ctx.onChange(ask.uid);
  return record;
}

async function readFacts(tx: Reader, { uid, methodId }: WithdrawalAsk, { kesPerUsd }: Made): Promise<Facts> {
  const user = await tx.get('users', uid);
  const method = await readMethodFacts(tx, uid, methodId, kesPerUsd);
  const refundable = methodId === 'card' && method ? await readRefundable(tx, uid) : [];
  return { user, method, refundable, hasDeposited: method !== undefined || (await hasDeposited(tx, uid)) };
}

function refusalOf(
  { amountCents, methodId }: WithdrawalAsk,
  facts: Facts,
  { kesPerUsd }: Made,
): WithdrawalRefusal | undefined {
  if (!facts.user) return 'profile_not_found';
  if (amountCents <= 0) return 'invalid_amount';
  if (!facts.hasDeposited) return 'no_deposit_history';
  if (amountCents > availableCents(accountOf(facts.user))) return 'insufficient_balance';
  if (amountCents < minorOf(WALLET_LIMITS.withdrawalUsd.min)) return 'below_minimum';
  if (!facts.method || facts.method.maxCents <= 0) return 'method_unavailable';
  if (amountCents > facts.method.maxCents) return 'above_method_limit';
  if (methodId === 'mpesa' && payoutKesOf(amountCents, kesPerUsd) < MPESA_PAYOUT_KES.min) return 'payout_failed';
  return undefined;
}

const dollars = (cents: number): string => `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;

function recordOf({ uid, amountCents, methodId }: WithdrawalAsk, { id, at }: Made) {
  const { name, processingTime } = METHODS[methodId];
  return {
    id,
    userId: uid,
    amount: decimalOf(amountCents),
    currency: 'USD' as const,
    createdAt: at,
    requestedAt: at,
    updatedAt: at,
    processingTime,
    description: `Withdrawal to ${name}`,
    checks: 0,
  };
}

function refuse(tx: Transaction, ask: WithdrawalAsk, made: Made, reason: WithdrawalRefusal): WithdrawalRecord {
  const record: WithdrawalRecord = {
    ...recordOf(ask, made),
    method: ask.methodId,
    status: 'failed',
    reason,
    timeline: [{ status: 'failed', at: made.at, reason }],
    debitCents: 0,
    answer: { success: false, message: WITHDRAWAL_MESSAGES[reason] },
  };
  tx.create('withdrawals', record);
  return record;
}

function hold(tx: Transaction, ask: WithdrawalAsk, made: Made, { user, method, refundable }: Facts): WithdrawalRecord {
  const { uid, amountCents, methodId } = ask;
  const { name, processingTime } = METHODS[methodId];
  const phoneNumber = method && phoneOf(method.latest);
  const plan = planPayout({ method: methodId, amountCents, kesPerUsd: made.kesPerUsd, phoneNumber, refundable });
  const message = `Withdrawal of ${dollars(amountCents)} has been processed to your ${name}. ${processingTime}`;
  const record: WithdrawalRecord = {
    ...recordOf(ask, made),
    ...plan,
    status: 'pending',
    timeline: [{ status: 'pending', at: made.at }],
    ...(method && { methodDetails: detailsOf(method.latest) }),
    nextCheckAt: made.at,
    answer: { success: true, message },
  };
  tx.create('withdrawals', record);
  reserveRefunds(tx, record, refundable);
  const account = accountOf(user);
  tx.set('users', withAccount(user, uid, { ...account, heldCents: account.heldCents + record.debitCents }, made.at));
  return record;
}

function reserveRefunds(
  tx: Transaction,
  withdrawal: WithdrawalRecord,
  refundable: readonly CompletedCardDeposit[],
): void {
  for (const { depositId, amountCents } of partsOf(withdrawal)) {
    const deposit = refundable.find(({ id }) => id === depositId);
    if (deposit) tx.set('deposits', withLessRefundable(deposit, amountCents));
  }
}
