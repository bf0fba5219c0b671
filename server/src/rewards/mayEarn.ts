import { readSaferPlay } from '../saferPlay/readSaferPlay.ts';
import { hasConsent } from '../saferPlay/refuseWithoutConsent.ts';
import { isSelfExcluded } from '../saferPlay/rules/breaks.ts';
import type { Reader } from '../store/DocumentStore.ts';

/** Whether a player may get a referral reward: active, with confirmed age and terms, and not self-excluded. `now`: Unix ms. */
export async function mayEarn(reader: Pick<Reader, 'get'>, uid: string, now: number): Promise<boolean> {
  const user = await reader.get('users', uid);
  if (!user || user.isActive === false || !hasConsent(user)) return false;
  return !isSelfExcluded(await readSaferPlay(reader, uid), now);
}
