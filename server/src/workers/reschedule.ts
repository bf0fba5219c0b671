import * as ledger from '../ledger/index.ts';
import type { DepositRecord } from '../store/records/deposit.ts';
import type { WithdrawalRecord } from '../store/records/withdrawal.ts';
import { pauseAfter } from '../rails/timing.ts';
import type { MoneyContext } from '../rails/MoneyContext.ts';

/** The record with the time of its next check; an ended record is unchanged. */
function later<TRecord extends ledger.AnyRecord & { status: ledger.OpenState }>(
  record: TRecord,
  pauses: readonly number[],
  at: string,
): TRecord | undefined {
  if (!record.nextCheckAt) return undefined;
  const checks = record.checks + 1;
  return { ...record, checks, nextCheckAt: ledger.instant(Date.parse(at) + pauseAfter(pauses, checks)) };
}

export async function rescheduleDeposit(ctx: MoneyContext, deposit: DepositRecord): Promise<void> {
  const pauses = ledger.railOf(ctx.rails, deposit.paymentMethod)?.checkPauses ?? [];
  await ledger.changeDeposit(ctx, deposit, ledger.isOpen, (now, at) => later(now, pauses, at));
}

export async function rescheduleWithdrawal(ctx: MoneyContext, withdrawal: WithdrawalRecord): Promise<void> {
  const pauses = ledger.railOf(ctx.rails, withdrawal.method)?.payoutPauses ?? [];
  await ledger.changeWithdrawal(ctx, withdrawal, ledger.isOpen, (now, at) => later(now, pauses, at));
}
