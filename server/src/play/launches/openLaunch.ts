import { type HouseKind, LAUNCH_IDLE_MINUTES } from '../../../../contract/playTerms.ts';
import { currencyOf, instant } from '../../ledger/index.ts';
import { readUser } from '../../users/profile.ts';
import type { PlayContext } from '../PlayContext.ts';
import { stakesOf } from '../stakesOf.ts';
import { launchIdOf } from './launchId.ts';

const MINUTE_MS = 60_000;

export const expiryOf = ({ usedAt }: { usedAt: string }): number =>
  Date.parse(usedAt) + LAUNCH_IDLE_MINUTES * MINUTE_MS;

/** A launch of one game for one player; only the answer has its token. @throws ApiError 404 without a profile */
export async function openLaunch(
  ctx: PlayContext,
  uid: string,
  game: { id: string; kind: HouseKind; isShared?: boolean },
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
  };
  const user = await ctx.store.transaction(uid, async (tx) => {
    const profile = await readUser(tx, uid);
    tx.create('launches', { id: launchIdOf(launchToken), ...launch });
    return profile;
  });
  const currency = currencyOf(user);
  return { launchToken, expiresAt: instant(expiryOf(launch)), currency, stakes: stakesOf(ctx, currency) };
}
