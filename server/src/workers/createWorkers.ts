/** Background work: payouts, and queries to providers about open records. */
import { type AnyRecord, instant, isOpen, mustWait, railOf, settleWaiting } from '../ledger/index.ts';
import { payReferral } from '../rewards/payReferral.ts';
import { endDueBonuses, findDueBonuses } from '../rewards/endDueBonuses.ts';
import type { MoneyContext } from '../rails/MoneyContext.ts';
import { findEndedChallenges, payPrizes } from '../play/challenge/payPrizes.ts';
import type { Play } from '../play/Play.ts';
import { endDueRound, findDueRounds } from '../play/rounds/endDueRounds.ts';
import { forgetting } from './forgetting.ts';
import { rescheduleDeposit, rescheduleWithdrawal } from './reschedule.ts';
import { Worker } from './Worker.ts';

const INTERVAL_MS = 1_000;
/** Rewards are paid with their deposit; this pays those that a crash left due. */
const REWARDS_INTERVAL_MS = 15_000;
const DAY_MS = 86_400_000;
const OLD_COUNT_MS = 600_000;
const AT_A_LOOK = 64;

export interface Workers {
  payouts: Worker;
  deposits: Worker;
  withdrawals: Worker;
  referrals: Worker;
  keys: Worker;
  /** Ends rounds that are due. */
  rounds: Worker;
  launches: Worker;
  /** Ends bonuses whose days are over. */
  bonuses: Worker;
  start: () => void;
  /** Ends after the running work. */
  stop: () => Promise<void>;
  /** Does all due work once; for tests and tools. */
  runOnce: () => Promise<number>;
}

const dueWithdrawals = (status: 'pending' | 'processing') => (ctx: MoneyContext) =>
  ctx.store.ids('withdrawals', {
    where: [
      ['status', '==', status],
      ['nextCheckAt', '<=', instant(ctx.now())],
    ],
    limit: AT_A_LOOK,
  });

const dueDeposits = (ctx: MoneyContext) =>
  ctx.store.ids('deposits', { where: [['nextCheckAt', '<=', instant(ctx.now())]], limit: AT_A_LOOK });

const dueReferrals = (ctx: MoneyContext) =>
  ctx.store.ids('referrals', { where: [['status', '==', 'qualified']], limit: AT_A_LOOK });

/** No browser repeats a request for so long. */
const OLD_KEYS = forgetting('idempotency', ({ store, now }, limit) =>
  store.ids('idempotency', { where: [['createdAt', '<', instant(now() - 7 * DAY_MS)]], limit }),
);

/** Long after they have expired. */
const OLD_LAUNCHES = forgetting('launches', ({ store, now }, limit) =>
  store.ids('launches', { where: [['usedAt', '<', instant(now() - DAY_MS)]], limit }),
);

/** Windows of calls that ended long ago. */
const OLD_COUNTS = forgetting('call-counts', ({ store, now }, limit) =>
  store.ids('call-counts', { where: [['until', '<', now() - OLD_COUNT_MS]], limit }),
);

const isDue = (ctx: MoneyContext, record: AnyRecord): boolean =>
  isOpen(record) && record.nextCheckAt !== undefined && record.nextCheckAt <= instant(ctx.now());

/** Read again under the lease, because another server may have done the work. */
async function workOnDeposit(ctx: MoneyContext, id: string): Promise<void> {
  const deposit = await ctx.store.get('deposits', id);
  if (!deposit || !isDue(ctx, deposit)) return;
  await rescheduleDeposit(ctx, deposit);
  await railOf(ctx.rails, deposit.paymentMethod)?.check(ctx, deposit);
}

async function workOnWithdrawal(ctx: MoneyContext, id: string): Promise<void> {
  const withdrawal = await ctx.store.get('withdrawals', id);
  if (!withdrawal || !isDue(ctx, withdrawal)) return;
  if (withdrawal.status === 'pending' && mustWait(await ctx.store.get('users', withdrawal.userId))) {
    await settleWaiting(ctx, withdrawal.userId);
    const after = await ctx.store.get('withdrawals', id);
    if (!after || !isOpen(after)) return;
  }
  await rescheduleWithdrawal(ctx, withdrawal);
  await railOf(ctx.rails, withdrawal.method)?.payOut(ctx, withdrawal);
}

export function createWorkers(ctx: MoneyContext, play: Play): Workers {
  const interval = INTERVAL_MS;
  const payouts = new Worker(ctx, {
    name: 'withdrawal',
    interval,
    find: dueWithdrawals('pending'),
    handle: workOnWithdrawal,
  });
  const withdrawals = new Worker(ctx, {
    name: 'withdrawal',
    interval,
    find: dueWithdrawals('processing'),
    handle: workOnWithdrawal,
  });
  const deposits = new Worker(ctx, { name: 'deposit', interval, find: dueDeposits, handle: workOnDeposit });
  const rewards = { interval: REWARDS_INTERVAL_MS };
  const referrals = new Worker(ctx, { ...rewards, name: 'referral', find: dueReferrals, handle: payReferral });
  const keys = new Worker(ctx, OLD_KEYS);
  const rounds = new Worker(ctx, {
    name: 'round',
    interval,
    find: findDueRounds,
    handle: (_ctx, id) => endDueRound(play.ctx, id),
  });
  const launches = new Worker(ctx, OLD_LAUNCHES);
  const counts = new Worker(ctx, OLD_COUNTS);
  const bonuses = new Worker(ctx, { name: 'bonus', interval, find: findDueBonuses, handle: endDueBonuses });
  const challenges = new Worker(ctx, { ...rewards, name: 'challenge', find: findEndedChallenges, handle: payPrizes });
  const all = [payouts, withdrawals, deposits, referrals, keys, rounds, launches, counts, bonuses, challenges];
  return {
    payouts,
    withdrawals,
    deposits,
    referrals,
    keys,
    rounds,
    launches,
    bonuses,
    start: () => [play.clock, play.flier, ...all].forEach((worker) => worker.start()),
    stop: async () =>
      void (await Promise.all([play.clock, play.flier, play.boards, ...all].map((worker) => worker.stop()))),
    runOnce: async () => (await Promise.all(all.map((worker) => worker.runOnce()))).reduce((a, b) => a + b, 0),
  };
}
