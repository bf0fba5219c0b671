import type { Reader } from '../../store/DocumentStore.ts';
import type { LaunchRecord } from '../../store/records/round.ts';
import type { UserRecord } from '../../store/records/user.ts';
import { playRefusal } from '../refusals.ts';
import { launchIdOf } from './launchId.ts';
import { expiryOf } from './openLaunch.ts';

/** The launch of a token, also one that takes no more bets. @throws ApiError 401 `launch_expired` for an unknown one */
export async function readLaunch(reader: Pick<Reader, 'get'>, token: string): Promise<LaunchRecord> {
  const launch = await reader.get('launches', launchIdOf(token));
  if (!launch) throw playRefusal('launch_expired');
  return launch;
}

/**
 * Ended by idleness, by closing the game, or with the sign-in: a bet needs a live launch, the end of a round does not.
 * @throws ApiError 401 `launch_expired`
 */
export function refuseExpired(launch: LaunchRecord, user: UserRecord | undefined, now: number): void {
  const signedOutAt = user?.sessionsValidAfter ?? '';
  const isEnded = launch.endedAt !== undefined || user?.isActive === false || launch.createdAt <= signedOutAt;
  if (isEnded || now > expiryOf(launch)) throw playRefusal('launch_expired');
}
