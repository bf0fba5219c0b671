import { randomUUID } from 'node:crypto';
import type { Profile, SessionBody } from '../../../contract/users.ts';
import { SignInRefused } from '../errors/ApiError.ts';
import type { Player } from '../identity/TokenVerifier.ts';
import { type Newcomer, readInvitation } from '../rewards/readInvitation.ts';
import { freeReferralCode, keepReferralCode, newReferralCodes, referralCodeOf } from '../rewards/referralCode.ts';
import type { Device, NotificationRecord, ReferralRecord, UserRecord } from '../store/records/user.ts';
import { CannotWrite } from '../store/errors.ts';
import type { DocumentStore, Transaction } from '../store/DocumentStore.ts';
import { isNewMethod } from './newMethod.ts';
import { isNewPhone, mergeProfile } from './mergeProfile.ts';
import { notificationOf } from '../users/notifications.ts';
import { readSettings } from './readSettings.ts';
import { toProfile } from '../users/toProfile.ts';

/**
 * Creates or merges the profile; reports a new browser to the player, and records the invitation of a new player.
 * @throws SignInRefused `registration_closed` for a new player while registration is closed
 */
export async function openSession(store: DocumentStore, player: Player, body: SessionBody): Promise<Profile> {
  const { uid } = player;
  const { deviceId, consent, language, currency } = body;
  const now = new Date().toISOString();
  const notification = notificationOf({ id: randomUUID(), uid, kind: 'newDevice', now });
  const phoneNoticeId = randomUUID();
  const methodNotice = notificationOf({ id: randomUUID(), uid, kind: 'signInMethod', now });
  const referralCodes = newReferralCodes();
  const { allowRegistration } = await readSettings(store);
  const opened = store.transaction(uid, async (tx) => {
    const stored = await tx.get('users', uid);
    if (!stored && !allowRegistration) throw new SignInRefused('registration_closed');
    const device = deviceId ? deviceOf(uid, deviceId, now) : undefined;
    const knownDevice = device && (await tx.get('devices', device.id));
    const profile = mergeProfile(stored, { player, consent, language, currency, now });
    const invitation = stored ? undefined : await readInvitation(tx, newcomerOf(profile, body, now));
    const code = referralCodeOf(stored) ? undefined : await freeReferralCode(tx, referralCodes);
    tx.set('users', { ...profile, ...(code && { referralCode: code }) });
    keepReferral(tx, uid, { code, invitation });
    if (device) tx.set('devices', { ...device, ...knownDevice, lastSeenAt: now });
    if (stored && device && !knownDevice) tx.set('notifications', notification);
    announceIf(isNewMethod(stored, player, now), tx, methodNotice);
    announceNewPhone(tx, stored, player, { id: phoneNoticeId, now });
    return toProfile(profile);
  });
  return opened.catch((error: unknown) => asStored(store, uid, error));
}

/** While nothing can be saved, a known player still comes in. */
async function asStored(store: DocumentStore, uid: string, error: unknown): Promise<Profile> {
  const stored = error instanceof CannotWrite ? await store.get('users', uid) : undefined;
  if (!stored) throw error;
  return toProfile(stored);
}

function announceIf(isNew: boolean, tx: Transaction, notice: NotificationRecord): void {
  if (isNew) tx.set('notifications', notice);
}

/** Payouts can go to it from now on. */
function announceNewPhone(
  tx: Transaction,
  stored: UserRecord | undefined,
  player: Player,
  { id, now }: { id: string; now: string },
): void {
  if (isNewPhone(stored, player))
    tx.set('notifications', notificationOf({ id, uid: player.uid, kind: 'payoutPhone', now }));
}

const newcomerOf = (profile: UserRecord, { deviceId, referralCode }: SessionBody, now: string): Newcomer => ({
  uid: profile.id,
  displayName: toProfile(profile).displayName,
  deviceId,
  referralCode,
  now,
});

interface NewReferral {
  code: string | undefined;
  invitation: ReferralRecord | undefined;
}

function keepReferral(tx: Transaction, uid: string, { code, invitation }: NewReferral): void {
  if (code) keepReferralCode(tx, code, uid);
  if (invitation) tx.set('referrals', invitation);
}

const deviceOf = (uid: string, deviceId: string, now: string): Device => ({
  id: `${uid}:${deviceId}`,
  userId: uid,
  deviceId,
  firstSeenAt: now,
});
