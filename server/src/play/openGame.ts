import * as v from 'valibot';
import { GameSchema } from '../../../contract/games.ts';
import type { OpenedGame, OpenGameBody } from '../../../contract/launches.ts';
import { houseKindOf, isSharedFlight } from '../../../contract/playTerms.ts';
import { namedModelOf } from '../../../originals/slots/rules/index.ts';
import { gameRefusal, refuseWithoutConsent } from '../saferPlay/refusals.ts';
import { refuseBlocked } from '../saferPlay/refuseDeposit.ts';
import { refuseInMaintenance } from '../site/readSettings.ts';
import { isStorableId } from '../store/reading.ts';
import { readUser } from '../users/profile.ts';
import type { PlayContext } from './PlayContext.ts';
import { isFeeding } from './jackpots/feedJackpots.ts';
import { openLaunch } from './launches.ts';
import { decimalOf, instant } from '../ledger/index.ts';
import { grantCountedSpins, groupsOf, openGrants } from '../rewards/spins.ts';
import type { Currency } from '../store/records/money.ts';

/**
 * The address of a game, and for money a launch. A game of another studio for money has `isDemo: false` and no launch.
 * @throws ApiError 503 `maintenance`, 403 `time_out`, `self_excluded`, for money `consent_needed`; 404; 409 `game_unavailable`, also for a game without money rounds
 */
export async function openGame(
  ctx: PlayContext,
  uid: string,
  id: string,
  { mode = 'demo' }: NonNullable<OpenGameBody>,
): Promise<OpenedGame> {
  await refuseInMaintenance(ctx.store);
  await refuseBlocked(ctx.store, uid, ctx.now());
  const stored = isStorableId(id) ? await ctx.store.get('games', id) : undefined;
  const read = v.safeParse(GameSchema, stored);
  if (!read.success) throw gameRefusal('game_not_found');
  const { status, isDemo, gameUrl = read.output.url } = read.output;
  if (status !== 'active' || gameUrl === undefined) throw gameRefusal('game_unavailable');
  if (mode === 'money' || isDemo === false) refuseWithoutConsent(await readUser(ctx.store, uid));
  if (mode === 'demo') return answerOf({ id, gameUrl, isDemo: isDemo ?? true });
  return openForMoney(ctx, uid, { id, gameUrl });
}

/** @throws ApiError 409 `game_unavailable` */
async function openForMoney(
  ctx: PlayContext,
  uid: string,
  { id, gameUrl }: { id: string; gameUrl: string },
): Promise<OpenedGame> {
  const [kind, isShared] = [houseKindOf(gameUrl), isSharedFlight(gameUrl)];
  if (!kind || (isShared && ctx.flightSalt === undefined)) throw gameRefusal('game_unavailable');
  const model = kind === 'slots' ? namedModelOf(gameUrl) : undefined;
  const hasJackpots = isFeeding(gameUrl);
  const launch = await openLaunch(ctx, uid, {
    ...{ id, kind, isShared, model },
    hasJackpots,
  });
  const mayBeFree = kind === 'slots' || isShared;
  const freeSpins = mayBeFree ? await readFreeSpins(ctx, uid, { id, currency: launch.currency }) : undefined;
  return { ...answerOf({ id, gameUrl, isDemo: false }), ...launch, freeSpins };
}

const answerOf = (opened: Pick<OpenedGame, 'id' | 'gameUrl' | 'isDemo'>): OpenedGame => ({
  launchToken: undefined,
  expiresAt: undefined,
  currency: undefined,
  stakes: undefined,
  freeSpins: undefined,
  ...opened,
});

/** The player's free spins on a slot, or free flights, at the stake of those that end first. */
async function readFreeSpins(
  ctx: PlayContext,
  uid: string,
  { id, currency }: { id: string; currency: Currency },
): Promise<OpenedGame['freeSpins']> {
  await grantCountedSpins(ctx, uid);
  const grants = await openGrants(ctx.store, { uid, gameId: id, at: instant(ctx.now()) });
  const [first] = groupsOf(grants, currency);
  return first && { left: first.left, stake: decimalOf(first.stakeCents), won: decimalOf(first.wonCents) };
}
