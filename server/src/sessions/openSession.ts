import { randomUUID } from 'node:crypto';
import { meet, ownPhoneOf } from '../persons/person.ts';
import type { Profile, SessionBody } from '../../../contract/users.ts';
import { SignInRefused } from '../errors/ApiError.ts';
import type { Player } from '../identity/TokenVerifier.ts';
import { readInvitation } from '../rewards/readInvitation.ts';
import { freeReferralCode, keepReferralCode, newReferralCodes, referralCodeOf } from '../rewards/readReferral.ts';
import { type Device, MOST_DEVICES, type UserRecord } from '../store/records/user.ts';
import { readSettings } from '../site/readSettings.ts';
import { CannotWrite } from '../store/errors.ts';
import type { DocumentStore, Reader, Transaction } from '../store/DocumentStore.ts';
import { ownedBy } from '../store/query.ts';
import { isNewMethod, isNewPhone, mergeProfile } from './mergeProfile.ts';
import { notificationOf } from '../users/notifications.ts';
import { readUser, toProfile } from '../users/profile.ts';

/** @throws SignInRefused `registration_closed` for a new player while registration is closed */
export async function openSession(store: DocumentStore, player: Player, body: SessionBody): Promise<Profile> {
  const { uid } = player;
  const { deviceId, consent, language, currency } = body;
  const now = new Date().toISOString();
  // Ids are made outside the transaction, because its callback may run several times.
  const noticeIds = { newDevice: randomUUID(), signInMethod: randomUUID(), payoutPhone: randomUUID() };
  const referralCodes = newReferralCodes();
  const isRegistrationOpen = (await readSettings(store)).allowRegistration;
  const opened = store.transaction(uid, async (tx) => {
    const stored = await tx.get('users', uid);
    if (!stored && !isRegistrationOpen) throw new SignInRefused('registration_closed');
    const device = deviceId ? await seenDevice(tx, { uid, deviceId, now }) : undefined;
    const profile = mergeProfile(stored, { player, consent, language, currency, now });
    const newcomer = {
      uid,
      displayName: toProfile(profile).displayName,
      deviceId,
      referralCode: body.referralCode,
      now,
    };
    const invitation = stored ? undefined : await readInvitation(tx, newcomer);
    const code = referralCodeOf(stored) ? undefined : await freeReferralCode(tx, referralCodes);
    const met = await meet(tx, { uid, user: stored }, ownPhoneOf(profile));
    met.write(tx);
    tx.set('users', { ...profile, personId: met.personId, ...(code && { referralCode: code }) });
    if (code) keepReferralCode(tx, code, uid);
    if (invitation) tx.set('referrals', invitation);
    device?.write(tx);
    const news = newsOf(stored, player, { now, isNewDevice: device?.isNew ?? false });
    news.forEach((kind) => tx.set('notifications', notificationOf({ id: noticeIds[kind], uid, kind, now })));
    return toProfile(profile);
  });
  return opened.catch((error: unknown) => asStored(store, uid, error));
}

/** A new device takes the place of the one that was used longest ago, when there are as many as a player may have. */
async function seenDevice(
  reader: Pick<Reader, 'get' | 'find'>,
  { uid, deviceId, now }: { uid: string; deviceId: string; now: string },
) {
  const id = `${uid}:${deviceId}`;
  const known = await reader.get('devices', id);
  const others = known ? [] : await reader.find('devices', { where: [ownedBy(uid)], limit: MOST_DEVICES });
  const seenAt = ({ firstSeenAt, lastSeenAt = firstSeenAt }: Device) => lastSeenAt;
  const [oldest] = others.toSorted((a, b) => seenAt(a).localeCompare(seenAt(b)));
  const write = (tx: Transaction): void => {
    if (oldest && others.length >= MOST_DEVICES) tx.delete('devices', oldest.id);
    tx.set('devices', { id, userId: uid, deviceId, firstSeenAt: now, ...known, lastSeenAt: now });
  };
  return { isNew: !known, write };
}

/** While nothing can be saved, a known player still comes in. */
async function asStored(store: DocumentStore, uid: string, error: unknown): Promise<Profile> {
  const stored = error instanceof CannotWrite ? await store.get('users', uid) : undefined;
  if (!stored) throw error;
  return toProfile(stored);
}

/** What the player is told of this sign-in: payouts can go to a new phone from now on. @throws SignInRefused */
const newsOf = (
  stored: UserRecord | undefined,
  player: Player,
  { now, isNewDevice }: { now: string; isNewDevice: boolean },
) => [
  ...(stored && isNewDevice ? (['newDevice'] as const) : []),
  ...(isNewMethod(stored, player, now) ? (['signInMethod'] as const) : []),
  ...(isNewPhone(stored, player) ? (['payoutPhone'] as const) : []),
];

/**
 * Ends every sign-in until now, also this one. `beside` writes in the same transaction.
 * @returns ISO 8601 @throws ApiError 404 before the first session
 */
export function endSessions(
  store: DocumentStore,
  uid: string,
  beside: (tx: Transaction) => void = () => undefined,
): Promise<string> {
  const now = new Date().toISOString();
  return store.transaction(uid, async (tx) => {
    tx.set('users', { ...(await readUser(tx, uid)), sessionsValidAfter: now, updatedAt: now });
    beside(tx);
    return now;
  });
}
