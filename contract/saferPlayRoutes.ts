/** The paths of responsible gaming. All ask for a signed-in player. */
import * as v from 'valibot';
import {
  DepositLimitBodySchema,
  SaferPlayPositionSchema,
  SaferPlayStateSchema,
  OpenedGameSchema,
  RealityCheckBodySchema,
  SelfExclusionBodySchema,
  TimeOutBodySchema,
} from './saferPlay.ts';
import type { RouteContract } from './routeContract.ts';

const INSTANT = 'an instant such as 2026-11-01T09:30:00.000Z';

export const SinceQuerySchema = v.object({
  since: v.pipe(
    v.string(),
    v.isoTimestamp(INSTANT),
    v.check((since) => !Number.isNaN(Date.parse(since)), INSTANT),
  ),
});

export const GameParamsSchema = v.object({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(128)) });

const own = (route: Omit<RouteContract, 'isSignedIn'>): RouteContract => ({ ...route, isSignedIn: true });

export const SAFER_PLAY_ROUTES = {
  state: own({
    method: 'GET',
    path: '/gaming',
    summary: "The player's limits, reality check and breaks",
    data: SaferPlayStateSchema,
  }),
  setLimit: own({
    method: 'POST',
    path: '/gaming/limits',
    summary: 'Sets or ends a deposit limit; an increase counts after 24 hours',
    body: DepositLimitBodySchema,
    data: SaferPlayStateSchema,
  }),
  setRealityCheck: own({
    method: 'POST',
    path: '/gaming/reality-check',
    summary: 'How often the player is told time and money of the session',
    body: RealityCheckBodySchema,
    data: SaferPlayStateSchema,
  }),
  takeTimeOut: own({
    method: 'POST',
    path: '/gaming/time-out',
    summary: 'A break of 24 hours to 30 days; a longer one under way stays',
    body: TimeOutBodySchema,
    data: SaferPlayStateSchema,
  }),
  excludeSelf: own({
    method: 'POST',
    path: '/gaming/self-exclusion',
    summary: 'Six months or more without deposits and games; cannot be ended early',
    body: SelfExclusionBodySchema,
    data: SaferPlayStateSchema,
  }),
  position: own({
    method: 'GET',
    path: '/gaming/position',
    summary: 'Money in and out since an instant',
    query: SinceQuerySchema,
    data: SaferPlayPositionSchema,
  }),
  openGame: own({
    method: 'POST',
    path: '/games/:id/open',
    summary: 'The address of a game, for a player who is not on a break',
    params: GameParamsSchema,
    data: OpenedGameSchema,
  }),
} as const;
