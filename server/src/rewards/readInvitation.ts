import type { Reader } from '../store/DocumentStore.ts';
import { mayEarn } from './mayEarn.ts';
import type { ReferralRecord } from '../store/records/referral.ts';
import { shortName } from './shortName.ts';

export interface Newcomer {
  uid: string;
  displayName: string;
  /** The browser of the registration; an invitation counts only with it. */
  deviceId?: string | undefined;
  referralCode?: string | undefined;
  /** ISO 8601. */
  now: string;
}

/**
 * What is to be recorded about who invited a new player. Undefined without a code that counts: one that nobody has,
 * that of the player's own other account (known by the browser, hence one has to be named), or of an account that may
 * earn nothing.
 */
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
