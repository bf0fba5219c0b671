import type { Currency } from '../store/records/money.ts';
import { RAIL_WORDS } from '../../../contract/railWords.ts';
import { processingTimeOf } from '../../../contract/processingTime.ts';
import { WALLET_LIMITS } from '../../../contract/walletTerms.ts';
import type { Reader, Transaction } from '../store/DocumentStore.ts';
import type { UserRecord } from '../store/records/user.ts';
import type { WithdrawalRecord } from '../store/records/withdrawal.ts';
import { accountOf, availableCents, withAccount, currencyOf } from './account.ts';
import { type Idempotency, keepKey, recordOfKey } from './idempotency.ts';
import { instant, type LedgerContext } from './LedgerContext.ts';
import type { LedgerRail, PayoutPlan } from './LedgerRail.ts';
import { decimalOf, minorOf } from './minor.ts';
import { withdrawalMessage, type WithdrawalRefusal } from './refusals.ts';
import { hasDeposited, type MethodFacts, readMethodFacts } from './withdrawalMethods.ts';

export interface WithdrawalAsk {
  uid: string;
  amountCents: number;
  rail: LedgerRail;
  idempotency: Idempotency;
}

interface Facts {
  user: UserRecord | undefined;
  currency: Currency;
  hasDeposited: boolean;
  method: MethodFacts | undefined;
}

/** Ids, time and rate, made before the transaction because its callback may run twice. */
interface Made {
  id: string;
  at: string;
  kesPerUsd: number;
}

/**
 * Checks, records and holds the money in one transaction. A refusal becomes a failed record. A repeated request returns
 * the first record. @throws ApiError 409 for a key of another request
 */
export async function requestWithdrawal(ctx: LedgerContext, ask: WithdrawalAsk): Promise<WithdrawalRecord> {
  const made: Made = { id: ctx.newId(), at: instant(ctx.now()), kesPerUsd: ctx.kesPerUsd() };
  const { record, isNew } = await ctx.store.transaction(ask.uid, async (tx) => {
    const knownId = await recordOfKey(tx, ask.idempotency);
    const known = knownId && (await tx.get('withdrawals', knownId));
    if (known) return { record: known, isNew: false };
    const facts = await readFacts(tx, ask, made);
    const payout = await planned(tx, ask, facts, made);
    const record =
      typeof payout === 'string'
        ? refuse(tx, ask, made, { facts, reason: payout })
        : hold(tx, ask, made, facts, payout);
    keepKey(tx, ask.idempotency, { recordId: record.id, userId: ask.uid, createdAt: made.at });
    return { record, isNew: true };
  });
  if (isNew) ctx.onChange(ask.uid);
  return record;
}

async function readFacts(tx: Reader, { uid, rail }: WithdrawalAsk, { kesPerUsd }: Made): Promise<Facts> {
  const user = await tx.get('users', uid);
  const currency = currencyOf(user);
  const method = await readMethodFacts(tx, rail, { uid, currency, kesPerUsd });
  return { user, currency, method, hasDeposited: method !== undefined || (await hasDeposited(tx, uid)) };
}

/** The payout to send, or the reason for none. */
async function planned(
  tx: Reader,
  { uid, rail, amountCents }: WithdrawalAsk,
  facts: Facts,
  { kesPerUsd }: Made,
): Promise<PayoutPlan | WithdrawalRefusal> {
  const { user, currency, method } = facts;
  if (!user) return 'profile_not_found';
  if (amountCents <= 0) return 'invalid_amount';
  if (!facts.hasDeposited) return 'no_deposit_history';
  if (amountCents > availableCents(accountOf(user))) return 'insufficient_balance';
  if (amountCents < minorOf(WALLET_LIMITS.withdrawal[currency].min)) return 'below_minimum';
  if (!method || method.maxCents <= 0) return 'method_unavailable';
  if (amountCents > method.maxCents) return 'above_method_limit';
  return (
    (await rail.planPayout(tx, { uid, amountCents, currency, kesPerUsd, latest: method.latest })) ?? 'payout_failed'
  );
}

/** As in answers: `$12.50`, `Ksh 1,000`. */
function written(cents: number, currency: Currency): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  if (currency === 'USD') return `$${(cents / 100).toFixed(digits)}`;
  return `Ksh ${(cents / 100).toLocaleString('en', { minimumFractionDigits: digits })}`;
}

function recordOf({ uid, amountCents, rail }: WithdrawalAsk, { id, at }: Made, currency: Currency) {
  return {
    id,
    userId: uid,
    amount: decimalOf(amountCents),
    currency,
    accountCurrency: currency,
    createdAt: at,
    requestedAt: at,
    updatedAt: at,
    processingTime: processingTimeOf(RAIL_WORDS[rail.name].withdrawal),
    description: `Withdrawal to ${rail.withdrawalText.name}`,
    checks: 0,
  };
}

function refuse(
  tx: Transaction,
  ask: WithdrawalAsk,
  made: Made,
  { facts: { currency }, reason }: { facts: Facts; reason: WithdrawalRefusal },
): WithdrawalRecord {
  const record: WithdrawalRecord = {
    ...recordOf(ask, made, currency),
    method: ask.rail.name,
    status: 'failed',
    reason,
    timeline: [{ status: 'failed', at: made.at, reason }],
    debitCents: 0,
    answer: { success: false, message: withdrawalMessage(reason, currency) },
  };
  tx.create('withdrawals', record);
  return record;
}

function hold(
  tx: Transaction,
  ask: WithdrawalAsk,
  made: Made,
  { user, currency, method }: Facts,
  { debitCents, toRecord, write }: PayoutPlan,
): WithdrawalRecord {
  const { uid, amountCents, rail } = ask;
  const opened = recordOf(ask, made, currency);
  const message = `Withdrawal of ${written(amountCents, currency)} has been processed to your ${rail.withdrawalText.name}. ${opened.processingTime}`;
  const record = toRecord({
    ...opened,
    debitCents,
    status: 'pending',
    timeline: [{ status: 'pending', at: made.at }],
    ...(method && { methodDetails: rail.detailsOf(method.latest) }),
    nextCheckAt: made.at,
    answer: { success: true, message },
  });
  tx.create('withdrawals', record);
  write?.(tx);
  const account = accountOf(user);
  tx.set('users', withAccount(user, uid, { ...account, heldCents: account.heldCents + debitCents }, made.at));
  return record;
}
