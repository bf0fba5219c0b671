/** All background work of a server: payments, rewards, rounds that are due, and old documents that go. */
import type { AuditHeads } from '../console/audit/AuditHeads.ts';
import { auditWork } from '../console/audit/sealAudit.ts';
import { instant } from '../ledger/index.ts';
import type { Play } from '../play/createPlay.ts';
import { findDueCashbacks, payCashback } from '../play/cashback.ts';
import { findEndedChallenges, payChallenge } from '../play/challenge/endChallenge.ts';
import { findPotWork, tendPot } from '../play/jackpots/pots.ts';
import { findRaceWork, tendRun } from '../play/races/runs.ts';
import { endDueRound, findDueRounds } from '../play/rounds/endDueRounds.ts';
import type { MoneyContext } from '../rails/Rail.ts';
import { endDueBonuses, findDueBonuses } from '../rewards/endBonus.ts';
import { payReferral } from '../rewards/payReferral.ts';
import type { Collections } from '../store/collections.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { DEPOSIT_WORK, withdrawalWork } from './paymentWork.ts';
import { Worker } from './Worker.ts';

const INTERVAL_MS = 1_000;
/** Rewards are paid with their deposit; this pays those that a crash left due. */
const REWARDS_INTERVAL_MS = 15_000;
const DAY_MS = 86_400_000;
const OLD_COUNT_MS = 600_000;
const AT_A_LOOK = 64;
/** Firestore allows more writes in one transaction. */
const FORGOTTEN_AT_ONCE = 200;

const dueReferrals = (ctx: MoneyContext) =>
  ctx.store.ids('referrals', { where: [['status', '==', 'qualified']], limit: AT_A_LOOK });

type Asking = { store: DocumentStore; now: () => number };

type FindOld = (ctx: Asking, limit: number) => Promise<string[]>;

/** Work that deletes the old documents of a collection, some at a time: one piece of work for all of them together. */
const forgetting = (collection: keyof Collections & string, findOld: FindOld) => ({
  name: `forget ${collection}`,
  interval: 600_000,
  find: async (ctx: Asking): Promise<string[]> => (await findOld(ctx, 1)).map(() => collection),
  handle: async (ctx: Asking): Promise<void> => {
    const old = await findOld(ctx, FORGOTTEN_AT_ONCE);
    await ctx.store.transaction(`forget-${collection}`, async (tx) => old.forEach((id) => tx.delete(collection, id)));
  },
});

/** No browser repeats a request for so long. */
const OLD_KEYS = forgetting('idempotency', ({ store, now }, limit) =>
  store.ids('idempotency', { where: [['createdAt', '<', instant(now() - 7 * DAY_MS)]], limit }),
);

/** Launches go long after they have expired. */
const OLD_LAUNCHES = forgetting('launches', ({ store, now }, limit) =>
  store.ids('launches', { where: [['usedAt', '<', instant(now() - DAY_MS)]], limit }),
);

/** A bet that comes late comes within minutes. */
const OLD_TAKEN_BACK = forgetting('bets-taken-back', ({ store, now }, limit) =>
  store.ids('bets-taken-back', { where: [['at', '<', instant(now() - DAY_MS)]], limit }),
);

/** The board of a race that is over is in its result. */
const OLD_SCORES = forgetting('race-scores', ({ store, now }, limit) =>
  store.ids('race-scores', { where: [['endsAt', '<', instant(now() - 7 * DAY_MS)]], limit }),
);

/** Sessions at the console; the audit says who came in. */
const OLD_SESSIONS = forgetting('staff-sessions', ({ store, now }, limit) =>
  store.ids('staff-sessions', { where: [['endsAt', '<', instant(now() - DAY_MS)]], limit }),
);

/** Counts of calls go long after their window has ended. */
const OLD_COUNTS = forgetting('call-counts', ({ store, now }, limit) =>
  store.ids('call-counts', { where: [['until', '<', now() - OLD_COUNT_MS]], limit }),
);

export type Workers = ReturnType<typeof createWorkers>;

export function createWorkers(ctx: MoneyContext, play: Play, heads?: AuditHeads) {
  const interval = INTERVAL_MS;
  const rewards = { interval: REWARDS_INTERVAL_MS };
  const endRound = (_ctx: MoneyContext, id: string) => endDueRound(play.ctx, id);
  const payouts = new Worker(ctx, { name: 'withdrawal', interval, ...withdrawalWork('pending') });
  const rounds = new Worker(ctx, { name: 'round', interval, find: findDueRounds, handle: endRound });
  const audit = new Worker(ctx, { name: 'audit', interval, ...auditWork(heads) });
  const all = [
    audit,
    payouts,
    new Worker(ctx, { name: 'withdrawal', interval, ...withdrawalWork('processing') }),
    new Worker(ctx, { name: 'deposit', interval, ...DEPOSIT_WORK }),
    new Worker(ctx, { ...rewards, name: 'referral', find: dueReferrals, handle: payReferral }),
    rounds,
    ...[OLD_KEYS, OLD_LAUNCHES, OLD_COUNTS, OLD_TAKEN_BACK, OLD_SCORES, OLD_SESSIONS].map(
      (work) => new Worker(ctx, work),
    ),
    new Worker(ctx, { name: 'bonus', interval, find: findDueBonuses, handle: endDueBonuses }),
    new Worker(ctx, { ...rewards, name: 'challenge', find: findEndedChallenges, handle: payChallenge }),
    new Worker(ctx, { ...rewards, name: 'race', find: findRaceWork, handle: tendRun }),
    new Worker(ctx, { ...rewards, name: 'jackpot', find: findPotWork, handle: tendPot }),
    new Worker(ctx, { ...rewards, name: 'cashback', find: findDueCashbacks, handle: payCashback }),
  ];
  return {
    payouts,
    rounds,
    audit,
    start: () => [play.clock, play.flier, ...all].forEach((worker) => worker.start()),
    /** Ends after the running work. */
    stop: async () =>
      void (await Promise.all([play.clock, play.flier, play.boards, ...all].map((worker) => worker.stop()))),
    /** Does all due work once; for tests and tools. */
    runOnce: async () => (await Promise.all(all.map((worker) => worker.runOnce()))).reduce((a, b) => a + b, 0),
  };
}
