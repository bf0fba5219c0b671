import { randomUUID } from 'node:crypto';
import type { Profile, SessionBody } from '../../../contract/users.ts';
import { SignInRefused } from '../identity/SignInRefused.ts';
import type { Player } from '../identity/TokenVerifier.ts';
import type { DocumentStore, StoredDocument } from '../store/DocumentStore.ts';
import { mergeProfile } from './mergeProfile.ts';
import { notificationOf } from './notifications.ts';
import { readSettings } from './readSettings.ts';
import { toProfile } from './toProfile.ts';

/**
 * Creates or merges the player's profile, and notes the browser; a strange one is made known to the player.
 * @throws SignInRefused `registration_closed` for a new player while the settings take none
 */
export async function openSession(store: DocumentStore, player: Player, body: SessionBody): Promise<Profile> {
  const { uid } = player;
  const { deviceId, consent, language } = body;
  const now = new Date().toISOString();
  const notification = notificationOf({ id: randomUUID(), uid, kind: 'newDevice', now });
  const { allowRegistration } = await readSettings(store);
  return store.transaction(uid, async (tx) => {
    const stored = await tx.get('users', uid);
    if (!stored && !allowRegistration) throw new SignInRefused('registration_closed');
    const device = deviceId ? deviceOf(uid, deviceId, now) : undefined;
    const knownDevice = device && (await tx.get('devices', device.id));
    const profile = mergeProfile(stored, { player, consent, language, now });
    tx.set('users', profile);
    if (device) tx.set('devices', { ...device, ...knownDevice, lastSeenAt: now });
    if (stored && device && !knownDevice) tx.set('notifications', notification);
    return toProfile(profile);
  });
}

const deviceOf = (uid: string, deviceId: string, now: string): StoredDocument => ({
  id: `${uid}:${deviceId}`,
  userId: uid,
  firstSeenAt: now,
});
