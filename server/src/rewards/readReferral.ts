import { createHash, randomInt } from 'node:crypto';
import type { Referral } from '../../../contract/rewards.ts';
import { currencyOf, decimalOf } from '../ledger/index.ts';
import type { DocumentStore, Reader, Transaction } from '../store/DocumentStore.ts';
import { readUser } from '../users/profile.ts';
import { isWaiting, type PayContext, tryPayReferral } from './payReferral.ts';
import type { ReferralRecord, UserRecord } from '../store/records/user.ts';
import { REFERRAL_CODE } from '../../../contract/users.ts';

const SHOWN = 100;

/** First pays the rewards that are due. @throws ApiError 404 before the first session */
export async function readReferral(ctx: PayContext, uid: string): Promise<Referral> {
  const { store } = ctx;
  const theirs = invitedBy(uid);
  const code = referralCodeOf(await readUser(store, uid)) ?? (await giveCode(store, uid));
  const due = (await latestOf(store, uid)).filter(isWaiting);
  for (const { id } of due) await tryPayReferral(ctx, id);
  const earned = await store.sum('referrals', 'rewardCents', { where: [...theirs, ['status', '==', 'earned']] });
  const joined = (await latestOf(store, uid)).map(toJoined);
  return {
    code,
    currency: currencyOf(await store.get('users', uid)),
    earned: decimalOf(earned),
    joinedCount: await store.count('referrals', { where: theirs }),
    joined,
  };
}

const invitedBy = (uid: string) => [['referrerId', '==', uid]] as const;

const latestOf = (store: DocumentStore, uid: string): Promise<ReferralRecord[]> =>
  store.find('referrals', { where: invitedBy(uid), orderBy: ['joinedAt', 'desc'], limit: SHOWN });

/** A profile from before there were codes gets one now. */
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
  wagering: 'joined',
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

/** The letters leave out 0 and O, 1, I and L, because codes are also read aloud. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;
/** There are about 850 thousand million codes, so when all candidates are taken, something else is wrong. */
const CANDIDATES = 4;

const newReferralCode = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Made outside the transaction, because its callback may run several times. */
export const newReferralCodes = (): string[] => Array.from({ length: CANDIDATES }, newReferralCode);

/** The code of a profile; undefined for a profile from before there were codes. */
export function referralCodeOf(user: UserRecord | undefined): string | undefined {
  const code = user?.referralCode;
  return code && REFERRAL_CODE.test(code) ? code : undefined;
}

/** The first free one of `candidates`. @throws Error when all are taken */
export async function freeReferralCode(reader: Reader, candidates: readonly string[]): Promise<string> {
  for (const code of candidates) if (!(await reader.get('referral-codes', code))) return code;
  throw new Error('Every referral code that was tried is taken');
}

/** Stores the owner of the code; fails when another transaction took the code first. */
export const keepReferralCode = (tx: Transaction, code: string, uid: string): void =>
  tx.create('referral-codes', { id: code, userId: uid });
