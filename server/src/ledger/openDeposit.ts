import { currencyOf, decimalOf } from './account.ts';
import { countDeposit } from './policies.ts';
import { keepKey, seenKey } from './idempotency.ts';
import { type DepositAsk, instant, type LedgerContext } from './LedgerContext.ts';
import type { DepositBonusRecord, DepositRecord, OpenDeposit } from '../store/records/deposit.ts';

/** `isNew` is false when the same request came before. */
type OpenedDeposit = { deposit: DepositRecord; isNew: boolean };

/** Records the deposit before any provider is called. A policy, or the rail, refuses it by an error of its own. */
export async function openDeposit(
  ctx: LedgerContext,
  ask: DepositAsk,
): Promise<OpenedDeposit | 'idempotency_conflict' | 'no_profile'> {
  const id = ctx.newId();
  const at = ctx.now();
  const moment = { now: at, kesPerUsd: ctx.kesPerUsd() };
  return ctx.store.transaction(ask.uid, async (tx) => {
    const seen = await seenKey(tx, ask.idempotency);
    if (seen === 'idempotency_conflict') return seen;
    const known = seen && (await tx.get('deposits', seen.recordId));
    if (known) return { deposit: known, isNew: false };
    const user = await tx.get('users', ask.uid);
    if (!user) return 'no_profile';
    await ask.refusePayer?.(tx, at);
    let bonus: DepositBonusRecord | undefined;
    for (const { open } of ctx.policies) bonus = (await open?.(tx, ask, moment)) ?? bonus;
    const deposit = depositOf(ask, { id, at, bonus, accountCurrency: currencyOf(user) });
    const count = await countDeposit(ctx.policies, tx, { deposit, isCounted: true }, moment);
    keepKey(tx, ask.idempotency, { recordId: id, userId: ask.uid, createdAt: deposit.createdAt });
    tx.create('deposits', deposit);
    count(tx);
    return { deposit, isNew: true };
  });
}

function depositOf(
  { uid, amountMinor, currency, checkAfterMs, toRecord }: DepositAsk,
  { at, bonus, ...owned }: Pick<OpenDeposit, 'id' | 'accountCurrency' | 'bonus'> & { at: number },
): DepositRecord {
  return toRecord({
    ...owned,
    userId: uid,
    status: 'pending',
    amount: decimalOf(amountMinor),
    currency,
    createdAt: instant(at),
    updatedAt: instant(at),
    timeline: [{ status: 'pending', at: instant(at) }],
    nextCheckAt: instant(at + checkAfterMs),
    checks: 0,
    ...(bonus && { bonus }),
  });
}
