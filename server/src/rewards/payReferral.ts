import { convertMinor } from '../../../contract/money.ts';
import { type BonusGrant, currencyOf, grantBonus, instant, type LedgerContext } from '../ledger/index.ts';
import type { Reader, Transaction } from '../store/DocumentStore.ts';
import { notificationOf } from '../users/notifications.ts';
import { mayEarn } from './mayEarn.ts';
import type { ReferralRecord } from '../store/records/user.ts';
import { readReferralTerms } from './readReferralTerms.ts';
import { sharePayer } from './sharePayer.ts';
import { wageringTermsOf } from './wageringTermsOf.ts';

type PayContext = Pick<LedgerContext, 'store' | 'now' | 'log' | 'rails' | 'kesPerUsd'>;

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
  return stored?.status === 'qualified' ? stored : undefined;
}

/** Players cannot invite themselves. */
const isDenied = async (reader: Reader, referral: ReferralRecord, { now, rails }: PayContext): Promise<boolean> =>
  !(await mayEarn(reader, referral.referrerId, now())) || (await sharePayer(reader, rails, referral));

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
  const recordId = `referral-${id}`;
  const grant: BonusGrant = { id: recordId, source: 'referral', cents: rewardCents, terms };
  tx.set('users', grantBonus(tx, user ?? { id: referrerId }, grant, { at, kesPerUsd, kind: 'referral' }));
  tx.set('notifications', notificationOf({ id: `referral:${id}`, uid: referrerId, kind: 'referral', now: at }));
  return { ...referral, rewardCents, currency };
}

function end(tx: Transaction, referral: ReferralRecord, status: 'earned' | 'void', at: string): ReferralRecord {
  const ended = { ...referral, status, endedAt: at };
  tx.set('referrals', ended);
  return ended;
}
