import { randomUUID } from 'node:crypto';
import type { Profile, SessionBody } from '../../../contract/users.ts';
import type { Player } from '../identity/TokenVerifier.ts';
import type { DocumentStore, StoredDocument } from '../store/DocumentStore.ts';
import { mergeProfile } from './mergeProfile.ts';
import { notificationOf } from './notifications.ts';
import { toProfile } from './toProfile.ts';

/** Creates or merges the player's profile, and notes the browser; a strange one is made known to the player. */
export function openSession(store: DocumentStore, player: Player, body: SessionBody): Promise<Profile> {
  const { uid } = player;
  const { deviceId, consent } = body;
  const now = new Date().toISOString();
  const notification = notificationOf({ id: randomUUID(), uid, kind: 'newDevice', now });
  return store.transaction(uid, async (tx) => {
    const stored = await tx.get('users', uid);
    const device = deviceId ? deviceOf(uid, deviceId, now) : undefined;
    const knownDevice = device && (await tx.get('devices', device.id));
    const profile = mergeProfile(stored, { player, consent, now });
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
