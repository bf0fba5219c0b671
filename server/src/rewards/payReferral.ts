import { convertMinor } from '../../../contract/money.ts';
import {
  type BonusGrant,
  countedWagerOf,
  currencyOf,
  endOfLostDeposit,
  grantBonus,
  instant,
  kesMinorOf,
  type LedgerContext,
  type LedgerPolicy,
  takeBackConverted,
  writeEnding,
} from '../ledger/index.ts';
import { personOf } from '../persons/person.ts';
import type { Reader, Transaction } from '../store/DocumentStore.ts';
import { notificationOf } from '../users/notifications.ts';
import { mayEarn } from './readInvitation.ts';
import type { ReferralRecord, UserRecord } from '../store/records/user.ts';
import { wageringTermsOf } from './wageringTermsOf.ts';
import { type ReferralTerms, ReferralTermsSchema } from '../../../contract/rewards.ts';
import { readWithin } from '../store/reading.ts';

export type PayContext = Pick<LedgerContext, 'store' | 'now' | 'log' | 'kesPerUsd'>;

/** A deposit that is large enough makes the reward for the invitation due, once the friend has staked enough. */
export const invitationPolicy: LedgerPolicy = {
  // This runs in the deposit's transaction, so that a crash cannot separate them.
  async complete(reader, { deposit, kesPerUsd, at }) {
    const stored = await reader.get('referrals', deposit.userId);
    const terms = stored?.status === 'joined' && (await readReferralTerms(reader));
    if (!stored || !terms || kesMinorOf(deposit, kesPerUsd) < Math.ceil(terms.minDepositKes * 100)) return {};
    const currency = currencyOf(await reader.get('users', stored.referrerId));
    const rewardCents = convertMinor(Math.floor(terms.rewardKes * 100), 'KES', currency, kesPerUsd);
    if (rewardCents <= 0) return {};
    const friend = await reader.get('users', deposit.userId);
    const stakesCents = convertMinor(terms.friendStakesKes * 100, 'KES', currencyOf(friend), kesPerUsd);
    const due = {
      ...stored,
      status: stakesCents > 0 ? ('wagering' as const) : ('qualified' as const),
      dueAtCents: countedWagerOf(friend) + stakesCents,
      depositId: deposit.id,
      qualifiedAt: at,
      rewardCents,
      currency,
    };
    return { write: (tx) => tx.set('referrals', due) };
  },
  completed: (ctx, { userId }) => tryPayReferral(ctx, userId),
  /** A friend whose bank took a deposit back brings no reward: one that was paid goes again, and one that was not never comes. */
  async lost(reader, { userId }, at) {
    const referral = await reader.get('referrals', userId);
    if (!referral || referral.status === 'joined' || referral.status === 'void') return undefined;
    const referrer = await reader.get('users', referral.referrerId);
    const ended = await reader.get('bonuses', bonusIdOf(referral));
    const ending =
      referrer &&
      (ended ? takeBackConverted(referrer, ended, at) : endOfLostDeposit(referrer, bonusIdOf(referral), at));
    return (tx) => {
      end(tx, referral, 'void', at);
      if (ending) writeEnding(tx, ending);
    };
  },
};

/** Credits the reward due for `uid` once, in a transaction of the player who invited. May be called repeatedly. */
export async function payReferral(ctx: PayContext, uid: string): Promise<void> {
  const due = await dueReferral(ctx.store, uid);
  if (!due) return;
  const at = instant(ctx.now());
  const kesPerUsd = ctx.kesPerUsd();
  const paid = await ctx.store.transaction(due.referrerId, async (tx) => {
    const referral = await dueReferral(tx, uid);
    if (!referral) return undefined;
    if (await isDenied(tx, referral, ctx)) return end(tx, referral, 'void', at);
    return end(tx, await credit(tx, referral, { at, kesPerUsd }), 'earned', at);
  });
  if (paid?.status === 'void') ctx.log.warn({ uid, referrerId: paid.referrerId }, 'referral reward denied');
}

/** Like `payReferral`, but leaves errors to the worker, because the deposit has completed already. */
export async function tryPayReferral(ctx: PayContext, uid: string): Promise<void> {
  try {
    await payReferral(ctx, uid);
  } catch (err) {
    ctx.log.error({ err, uid }, 'referral reward failed: the worker tries again');
  }
}

async function dueReferral(reader: Pick<Reader, 'get'>, uid: string): Promise<ReferralRecord | undefined> {
  const stored = await reader.get('referrals', uid);
  if (!stored || !isWaiting(stored)) return undefined;
  const friend = await reader.get('users', uid);
  // The bank may take the deposit back.
  if ((friend?.openDisputes ?? 0) > 0) return undefined;
  return stored.status === 'qualified' || (await hasStaked(reader, friend, stored)) ? stored : undefined;
}

async function hasStaked(
  reader: Pick<Reader, 'get'>,
  friend: UserRecord | undefined,
  { dueAtCents = 0 }: ReferralRecord,
): Promise<boolean> {
  if (!friend?.phoneNumber || countedWagerOf(friend) < dueAtCents) return false;
  const play = await reader.get('play', friend.id);
  // The stake of an open round may still go back.
  return Object.keys({ ...play?.open, ...play?.flying }).length === 0;
}

/** The reward is not paid yet, and may be due. */
export const isWaiting = ({ status }: ReferralRecord): boolean => status === 'qualified' || status === 'wagering';

/** Players cannot invite themselves: a friend is somebody else, who has no other account here. */
const isDenied = async (reader: Reader, { id, referrerId }: ReferralRecord, { now }: PayContext): Promise<boolean> =>
  !(await mayEarn(reader, referrerId, now())) || (await personOf(reader, id)).accounts.length !== 1;

/** Returns the invitation with its reward in the account's currency, which may have changed since it became due. */
async function credit(
  tx: Transaction,
  referral: ReferralRecord,
  { at, kesPerUsd }: { at: string; kesPerUsd: number },
): Promise<ReferralRecord> {
  const { id, referrerId } = referral;
  const user = await tx.get('users', referrerId);
  const currency = currencyOf(user);
  const rewardCents = convertMinor(referral.rewardCents ?? 0, referral.currency ?? 'USD', currency, kesPerUsd);
  const terms = wageringTermsOf((await readReferralTerms(tx)) ?? {});
  const grant: BonusGrant = { id: bonusIdOf(referral), source: 'referral', cents: rewardCents, terms };
  tx.set('users', grantBonus(tx, user ?? { id: referrerId }, grant, { at, kesPerUsd, kind: 'referral' }));
  const reward = { amountCents: rewardCents, currency };
  tx.set(
    'notifications',
    notificationOf({ id: `referral:${id}`, uid: referrerId, kind: 'referral', now: at, ...reward }),
  );
  return { ...referral, rewardCents, currency };
}

const bonusIdOf = ({ id }: ReferralRecord): string => `referral-${id}`;

function end(tx: Transaction, referral: ReferralRecord, status: 'earned' | 'void', at: string): ReferralRecord {
  const ended = { ...referral, status, endedAt: at };
  tx.set('referrals', ended);
  return ended;
}

/** The present terms: the first active item; undefined when the operator has none. */
async function readReferralTerms(reader: Reader): Promise<ReferralTerms | undefined> {
  const items = await reader.find('referral-terms');
  return items
    .map((stored) => readWithin('referral-terms', ReferralTermsSchema, stored))
    .find((read) => read?.isActive);
}
