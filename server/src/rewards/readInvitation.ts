import type { Reader } from '../store/DocumentStore.ts';
import { mayEarn } from './mayEarn.ts';
import type { ReferralRecord } from '../store/records/user.ts';
import { shortName } from './shortName.ts';

export interface Newcomer {
  uid: string;
  displayName: string;
  /** The browser of the registration, without which an invitation does not count. */
  deviceId?: string | undefined;
  referralCode?: string | undefined;
  /** ISO 8601. */
  now: string;
}

/**
 * Who invited a new player. Undefined for an unknown code, one of the same browser, which may be the player's other
 * account, or one of an account that may not earn.
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
