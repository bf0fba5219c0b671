/** Asks providers about open deposits and withdrawals when their next check is due, and sends payouts. */
import * as ledger from '../ledger/index.ts';
import type { MoneyContext } from '../rails/Rail.ts';
import { pauseAfter } from '../rails/providerCalls.ts';
import type { WorkerOptions } from './Worker.ts';

const AT_A_LOOK = 64;

const isDue = (ctx: MoneyContext, record: ledger.AnyRecord): boolean =>
  ledger.isOpen(record) && record.nextCheckAt !== undefined && record.nextCheckAt <= ledger.instant(ctx.now());

/** The record with the time of its next check; undefined for a record that waits for none. */
function rescheduled<TRecord extends ledger.AnyRecord & { status: ledger.OpenState }>(
  record: TRecord,
  pauses: readonly number[] = [],
  at: string,
): TRecord | undefined {
  if (!record.nextCheckAt) return undefined;
  const checks = record.checks + 1;
  return { ...record, checks, nextCheckAt: ledger.instant(Date.parse(at) + pauseAfter(pauses, checks)) };
}

type PaymentWork = Pick<WorkerOptions, 'find' | 'handle'>;

/** A deposit is read again under the lease, because another server may have done the work. */
export const DEPOSIT_WORK: PaymentWork = {
  find: (ctx) =>
    ctx.store.ids('deposits', { where: [['nextCheckAt', '<=', ledger.instant(ctx.now())]], limit: AT_A_LOOK }),
  async handle(ctx, id) {
    const deposit = await ctx.store.get('deposits', id);
    if (!deposit || !isDue(ctx, deposit)) return;
    const rail = ledger.railOf(ctx.rails, deposit.paymentMethod);
    await ledger.changeDeposit(ctx, deposit, ledger.isOpen, (now, at) => rescheduled(now, rail?.checkPauses, at));
    await rail?.check(ctx, deposit);
  },
};

export const withdrawalWork = (status: 'pending' | 'processing'): PaymentWork => ({
  find: (ctx) =>
    ctx.store.ids('withdrawals', {
      where: [
        ['status', '==', status],
        ['nextCheckAt', '<=', ledger.instant(ctx.now())],
      ],
      limit: AT_A_LOOK,
    }),
  async handle(ctx, id) {
    const withdrawal = await ctx.store.get('withdrawals', id);
    if (!withdrawal || !isDue(ctx, withdrawal)) return;
    if (withdrawal.status === 'pending' && (await ledger.mustWait(ctx.store, withdrawal.userId))) {
      await ledger.settleWaiting(ctx, withdrawal.userId);
      const after = await ctx.store.get('withdrawals', id);
      if (!after || !ledger.isOpen(after)) return;
    }
    const rail = ledger.railOf(ctx.rails, withdrawal.method);
    await ledger.changeWithdrawal(ctx, withdrawal, ledger.isOpen, (now, at) =>
      rescheduled(now, rail?.payoutPauses, at),
    );
    await rail?.payOut(ctx, withdrawal);
  },
});
