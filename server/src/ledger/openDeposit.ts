import type { Currency } from '../store/records/money.ts';
import { currencyOf } from './account.ts';
import { countDeposit } from './countDeposit.ts';
import { keepKey, recordOfKey } from './idempotency.ts';
import { instant, type LedgerContext } from './LedgerContext.ts';
import { decimalOf } from './minor.ts';
import type { DepositAsk } from './DepositAsk.ts';
import type { DepositBonusRecord, DepositRecord, OpenDeposit } from '../store/records/deposit.ts';
import { refusal } from './refusals.ts';

export interface OpenedDeposit {
  deposit: DepositRecord;
  /** False when the same request came before. */
  isNew: boolean;
}

/**
 * Records the deposit before any provider is called. @throws ApiError 409 for a key of another request, 404 without a
 * profile, and refusals of policies
 */
export async function openDeposit(ctx: LedgerContext, ask: DepositAsk): Promise<OpenedDeposit> {
  const id = ctx.newId();
  const at = ctx.now();
  const moment = { now: at, kesPerUsd: ctx.kesPerUsd() };
  const opened = await ctx.store.transaction(ask.uid, async (tx): Promise<OpenedDeposit> => {
    const knownId = await recordOfKey(tx, ask.idempotency);
    const known = knownId && (await tx.get('deposits', knownId));
    if (known) return { deposit: known, isNew: false };
    const user = await tx.get('users', ask.uid);
    if (!user) throw refusal('no_profile');
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
  return opened;
}

function depositOf(
  { uid, amountMinor, currency, checkAfterMs, toRecord }: DepositAsk,
  {
    id,
    at,
    bonus,
    accountCurrency,
  }: { id: string; at: number; bonus: DepositBonusRecord | undefined; accountCurrency: Currency },
): DepositRecord {
  const opened: OpenDeposit = {
    id,
    userId: uid,
    status: 'pending',
    amount: decimalOf(amountMinor),
    currency,
    accountCurrency,
    createdAt: instant(at),
    updatedAt: instant(at),
    timeline: [{ status: 'pending', at: instant(at) }],
    nextCheckAt: instant(at + checkAfterMs),
    checks: 0,
    ...(bonus && { bonus }),
  };
  return toRecord(opened);
}
