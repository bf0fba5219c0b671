import {
  type AnyRecord,
  changeDeposit,
  changeWithdrawal,
  instant,
  isOpen,
  type OpenState,
  railOf,
} from '../ledger/index.ts';
import type { DepositRecord } from '../store/records/deposit.ts';
import type { WithdrawalRecord } from '../store/records/withdrawal.ts';
import { pauseAfter } from '../rails/timing.ts';
import type { MoneyContext } from '../rails/MoneyContext.ts';

/** The record with the time of its next check; an ended record is unchanged. */
function later<TRecord extends AnyRecord & { status: OpenState }>(
  record: TRecord,
  pauses: readonly number[],
  at: string,
): TRecord | undefined {
  if (!record.nextCheckAt) return undefined;
  const checks = record.checks + 1;
  return { ...record, checks, nextCheckAt: instant(Date.parse(at) + pauseAfter(pauses, checks)) };
}

export async function rescheduleDeposit(ctx: MoneyContext, deposit: DepositRecord): Promise<void> {
  const pauses = railOf(ctx.rails, deposit.paymentMethod)?.checkPauses ?? [];
  await changeDeposit(ctx, deposit, isOpen, (now, at) => later(now, pauses, at));
}

export async function rescheduleWithdrawal(ctx: MoneyContext, withdrawal: WithdrawalRecord): Promise<void> {
  const pauses = railOf(ctx.rails, withdrawal.method)?.payoutPauses ?? [];
  await changeWithdrawal(ctx, withdrawal, isOpen, (now, at) => later(now, pauses, at));
}
