import { personOf } from '../persons/person.ts';
import type { Reader } from '../store/DocumentStore.ts';
import type { ReferralRecord } from '../store/records/user.ts';
import { readSaferPlay } from '../saferPlay/readSaferPlay.ts';
import { hasConsent } from '../saferPlay/refusals.ts';
import { isSelfExcluded } from '../saferPlay/rules/breaks.ts';

interface Newcomer {
  uid: string;
  displayName: string;
  /** The browser of the registration, without which an invitation does not count. */
  deviceId?: string | undefined;
  referralCode?: string | undefined;
  /** ISO 8601. */
  now: string;
}

/** Undefined for an unknown code, of an account that may not earn, or of the same browser: it may be the player's other account. */
export async function readInvitation(reader: Reader, newcomer: Newcomer): Promise<ReferralRecord | undefined> {
  const { uid, displayName, deviceId, referralCode, now } = newcomer;
  if (deviceId === undefined) return undefined;
  const referrerId = referralCode && (await reader.get('referral-codes', referralCode))?.userId;
  if (!referrerId || referrerId === uid) return undefined;
  if (await reader.get('referrals', uid)) return undefined;
  if (await reader.get('devices', `${referrerId}:${deviceId}`)) return undefined;
  if (!(await mayEarn(reader, referrerId, Date.parse(now)))) return undefined;
  return { id: uid, referrerId, name: shortName(displayName), status: 'joined', joinedAt: now };
}

/** True for a player who may get a reward: active, with confirmed age and terms, and not self-excluded in any account. `now`: Unix ms. */
export async function mayEarn(reader: Pick<Reader, 'get'>, uid: string, now: number): Promise<boolean> {
  const user = await reader.get('users', uid);
  if (!user || user.isActive === false || !hasConsent(user)) return false;
  const { accounts } = await personOf(reader, uid, user);
  const records = await Promise.all(accounts.map((account) => readSaferPlay(reader, account)));
  return accounts.includes(uid) && !records.some((record) => isSelfExcluded(record, now));
}

const SHOWN = 5;

/** A name as shown to other players, such as `Simba•••`: the start of its first word, without digits. */
export function shortName(name: string): string {
  const [first = ''] = name.trim().split(/[^\p{L}\p{M}]/u, 1);
  const letters = [...new Intl.Segmenter().segment(first)].map(({ segment }) => segment);
  const isWhole = first === name.trim();
  const shown = Math.min(SHOWN, isWhole ? letters.length - 1 : letters.length);
  return `${letters.slice(0, Math.max(0, shown)).join('')}•••`;
}
