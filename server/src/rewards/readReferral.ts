import { createHash } from 'node:crypto';
import type { Referral } from '../../../contract/rewards.ts';
import { currencyOf, decimalOf, type LedgerContext } from '../ledger/index.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { readUser } from '../users/profile.ts';
import { tryPayReferral } from './payReferral.ts';
import { freeReferralCode, keepReferralCode, newReferralCodes, referralCodeOf } from './referralCode.ts';
import type { ReferralRecord } from '../store/records/user.ts';

type ReferralContext = Pick<LedgerContext, 'store' | 'now' | 'log' | 'rails' | 'kesPerUsd'>;

const SHOWN = 100;

/** First pays a reward that a crash left due. @throws ApiError 404 before the first session */
export async function readReferral(ctx: ReferralContext, uid: string): Promise<Referral> {
  const { store } = ctx;
  const theirs = invitedBy(uid);
  const code = await codeOf(store, uid);
  const due = (await latestOf(store, uid)).filter(({ status }) => status === 'qualified');
  for (const { id } of due) await tryPayReferral(ctx, id);
  const earned = await store.sum('referrals', 'rewardCents', {
    where: [...theirs, ['status', '==', 'earned']],
  });
  const joined = (await latestOf(store, uid)).map(toJoined);
  const currency = currencyOf(await store.get('users', uid));
  return {
    code,
    currency,
    earned: decimalOf(earned),
    joinedCount: await store.count('referrals', { where: theirs }),
    joined,
  };
}

const invitedBy = (uid: string) => [['referrerId', '==', uid]] as const;

const latestOf = (store: DocumentStore, uid: string): Promise<ReferralRecord[]> =>
  store.find('referrals', { where: invitedBy(uid), orderBy: ['joinedAt', 'desc'], limit: SHOWN });

async function codeOf(store: DocumentStore, uid: string): Promise<string> {
  const known = referralCodeOf(await readUser(store, uid));
  return known ?? giveCode(store, uid);
}

/** For a profile from before there were codes. */
function giveCode(store: DocumentStore, uid: string): Promise<string> {
  const candidates = newReferralCodes();
  return store.transaction(uid, async (tx) => {
    const user = await readUser(tx, uid);
    const known = referralCodeOf(user);
    if (known) return known;
    const referralCode = await freeReferralCode(tx, candidates);
    keepReferralCode(tx, referralCode, uid);
    tx.set('users', { ...user, referralCode });
    return referralCode;
  });
}

/** A due reward will soon be credited or denied. */
const TOLD_STATES = {
  joined: 'joined',
  qualified: 'joined',
  earned: 'earned',
  void: 'ended',
} as const satisfies Record<ReferralRecord['status'], string>;

/** Hides the uid of a friend. */
const publicId = (uid: string): string => createHash('sha256').update(uid).digest('base64url').slice(0, 16);

function toJoined({ id, name, joinedAt, status, rewardCents = 0 }: ReferralRecord): Referral['joined'][number] {
  const reward = status === 'earned' ? decimalOf(rewardCents) : 0;
  return { id: publicId(id), name, joinedAt, status: TOLD_STATES[status], reward };
}
