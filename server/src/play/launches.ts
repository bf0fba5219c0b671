import { createHash } from 'node:crypto';
import { type HouseKind, LAUNCH_IDLE_MINUTES } from '../../../contract/playTerms.ts';
import { currencyOf, instant } from '../ledger/index.ts';
import { readUser } from '../users/profile.ts';
import type { PlayContext } from './PlayContext.ts';
import { stakesOf } from './allowedStake.ts';
import type { Reader } from '../store/DocumentStore.ts';
import type { LaunchRecord } from '../store/records/round.ts';
import type { UserRecord } from '../store/records/user.ts';
import { playRefusal } from './refusals.ts';

/** The id is stored, and the token itself is not. */
export const launchIdOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const MINUTE_MS = 60_000;

const expiryOf = ({ usedAt }: { usedAt: string }): number => Date.parse(usedAt) + LAUNCH_IDLE_MINUTES * MINUTE_MS;

/** The model of a slot is part of what is played. */
export const playedModel = ({ model }: Pick<LaunchRecord, 'model'>) => ({ ...(model && { model }) });

/** A launch of one game for one player; only the answer has its token. @throws ApiError 404 without a profile */
export async function openLaunch(
  ctx: PlayContext,
  uid: string,
  game: { id: string; kind: HouseKind } & Pick<LaunchRecord, 'isShared' | 'hasJackpots' | 'model'>,
) {
  const at = instant(ctx.now());
  const launchToken = ctx.newSecret();
  const launch = {
    userId: uid,
    gameId: game.id,
    kind: game.kind,
    createdAt: at,
    usedAt: at,
    ...(game.isShared && { isShared: true }),
    ...(game.hasJackpots && { hasJackpots: true }),
    ...playedModel(game),
  };
  const user = await ctx.store.transaction(uid, async (tx) => {
    const profile = await readUser(tx, uid);
    tx.create('launches', { id: launchIdOf(launchToken), ...launch });
    return profile;
  });
  const currency = currencyOf(user);
  const stakes = stakesOf(ctx, { kind: game.kind, choice: playedModel(game), currency });
  return { launchToken, expiresAt: instant(expiryOf(launch)), currency, stakes };
}

/** The launch of a token, also one that takes no more bets. @throws ApiError 401 `launch_expired` for an unknown one */
export async function readLaunch(reader: Pick<Reader, 'get'>, token: string): Promise<LaunchRecord> {
  const launch = await reader.get('launches', launchIdOf(token));
  if (!launch) throw playRefusal('launch_expired');
  return launch;
}

/**
 * A launch is ended by idleness, by closing the game, or with the sign-in: a bet needs a live launch, the end of a round does not.
 * @throws ApiError 401 `launch_expired`
 */
export function refuseExpired(launch: LaunchRecord, user: UserRecord | undefined, now: number): void {
  const signedOutAt = user?.sessionsValidAfter ?? '';
  const isEnded = launch.endedAt !== undefined || user?.isActive === false || launch.createdAt <= signedOutAt;
  if (isEnded || now > expiryOf(launch)) throw playRefusal('launch_expired');
}

export async function endLaunch(ctx: PlayContext, token: string): Promise<{ isEnded: boolean }> {
  const { id, userId } = await readLaunch(ctx.store, token);
  const endedAt = instant(ctx.now());
  await ctx.store.transaction(userId, async (tx) => {
    const launch = await tx.get('launches', id);
    if (launch && launch.endedAt === undefined) tx.set('launches', { ...launch, endedAt });
  });
  return { isEnded: true };
}
