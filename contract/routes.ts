/** Every public path of /api with the schema of its `data`. The server registers, checks and publishes from this table. */
import * as v from 'valibot';
import { BonusStandingSchema } from './bonusStanding.ts';
import {
  BetSchema,
  BonusBoxSchema,
  BonusMarketHeroSchema,
  ChallengeSchema,
  CompetitionSchema,
  DepositBonusSchema,
  FooterContentSchema,
  FreeSpinsSchema,
  HeroSchema,
  WelcomeBonusSchema,
} from './content.ts';
import { SiteSettingsSchema } from './footer.ts';
import { GameSchema, ProviderSchema } from './games.ts';
import { SAFER_PLAY_ROUTES } from './saferPlayRoutes.ts';
import { HealthSchema } from './health.ts';
import {
  BonusClaimSchema,
  LeaderboardEntrySchema,
  ReferralSchema,
  ReferralTermsSchema,
  VipLevelSchema,
} from './rewards.ts';
import type { RouteContract } from './routeContract.ts';
import { NotificationSchema, ProfileChangeSchema, ProfileSchema, SessionBodySchema } from './users.ts';
import { WALLET_ROUTES } from './walletRoutes.ts';

export type { RouteContract } from './routeContract.ts';
export { SAFER_PLAY_ROUTES } from './saferPlayRoutes.ts';
export { WALLET_ROUTES } from './walletRoutes.ts';

const list = (path: string, summary: string, item: v.GenericSchema, query?: v.GenericSchema): RouteContract => ({
  method: 'GET',
  path,
  summary,
  data: v.array(item),
  ...(query && { query }),
});

/** How many games may be asked for by id at once; Firestore's `in` takes no more. */
export const MAX_GAME_IDS = 30;

export const GamesQuerySchema = v.object({
  list: v.optional(v.picklist(['all', 'lobby'])),
  /** Ids with commas between them; only these games are answered. */
  ids: v.optional(
    v.pipe(
      v.string(),
      v.check((ids) => ids.split(',').length <= MAX_GAME_IDS, `at most ${MAX_GAME_IDS} ids at once`),
    ),
  ),
});
export const CollectionParamsSchema = v.object({ collection: v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]{0,63}$/)) });

export const CATALOGUE_ROUTES: readonly RouteContract[] = [
  list(
    '/games',
    'Every game; with list=lobby only those that a row of home shows, with ids only those',
    GameSchema,
    GamesQuerySchema,
  ),
  list('/providers', 'Game providers', ProviderSchema),
];

export const CONTENT_ROUTES: readonly RouteContract[] = [
  list('/content/hero', 'Hero banner; the first item is shown', HeroSchema),
  list('/content/welcome', 'The welcome pack', WelcomeBonusSchema),
  list('/content/bet-history', 'Latest bets', BetSchema),
  list('/content/footer', 'Notes below the footer links', FooterContentSchema),
  list('/bonus-market/hero', 'Bonus market banner', BonusMarketHeroSchema),
  list('/bonus-market/boxes', 'Bonus market boxes', BonusBoxSchema),
  list('/bonus-market/free-spins', 'Bonus market free spins', FreeSpinsSchema),
  list('/competitions', 'Competitions', CompetitionSchema),
  list('/bonuses/deposits', 'Deposit bonuses', DepositBonusSchema),
  list('/bonuses/type/deposit', 'Deposit bonuses, by type', DepositBonusSchema),
  list('/challenges', 'Challenges', ChallengeSchema),
  list('/content/leaderboard', "Places of the challenge's leaderboard", LeaderboardEntrySchema),
  list('/content/vip-levels', 'VIP levels', VipLevelSchema),
  list('/content/referral-terms', 'What an invitation is worth; the first item counts', ReferralTermsSchema),
  {
    method: 'GET',
    path: '/content/:collection',
    summary: 'Any content collection by name; inactive items are left out',
    params: CollectionParamsSchema,
    data: v.array(v.looseObject({ id: v.string() })),
  },
];

export const SETTINGS_ROUTE: RouteContract = {
  method: 'GET',
  path: '/settings',
  summary: 'Name, texts, theme and switches of the site',
  data: SiteSettingsSchema,
};

export const HEALTH_ROUTE: RouteContract = {
  method: 'GET',
  path: '/health',
  summary: 'Whether the server is ready',
  data: HealthSchema,
};

const signedIn = (route: Omit<RouteContract, 'isSignedIn'>): RouteContract => ({ ...route, isSignedIn: true });

const SessionsEndedSchema = v.object({
  /** Only who signs in after this instant is signed in. */
  sessionsValidAfter: v.string(),
});

export const USER_ROUTES = {
  openSession: signedIn({
    method: 'POST',
    path: '/users/session',
    summary: 'Creates or merges the profile of the signed-in player; sent after each sign-in',
    body: SessionBodySchema,
    data: ProfileSchema,
  }),
  readProfile: signedIn({
    method: 'GET',
    path: '/users/me',
    summary: "The signed-in player's profile",
    data: ProfileSchema,
  }),
  changeProfile: signedIn({
    method: 'PATCH',
    path: '/users/me',
    summary: 'Changes what a player may change; any other field is refused',
    body: ProfileChangeSchema,
    data: ProfileSchema,
  }),
  listNotifications: signedIn({
    method: 'GET',
    path: '/users/me/notifications',
    summary: 'The latest 50 notifications, newest first',
    data: v.array(NotificationSchema),
  }),
  readNotifications: signedIn({
    method: 'POST',
    path: '/users/me/notifications/read',
    summary: 'Marks the listed notifications as read, and answers them',
    data: v.array(NotificationSchema),
  }),
  referral: signedIn({
    method: 'GET',
    path: '/users/me/referral',
    summary: 'The code of the player, who joined by it and what that earned',
    data: ReferralSchema,
  }),
  bonusClaims: signedIn({
    method: 'GET',
    path: '/users/me/bonuses',
    summary: 'Bonuses that the player chose for a deposit, newest first, with their progress',
    data: v.array(BonusClaimSchema),
  }),
  bonusStanding: signedIn({
    method: 'GET',
    path: '/users/me/bonuses/standing',
    summary: 'Free spins of the player, and which step of the welcome pack is next, done, missed or locked',
    data: BonusStandingSchema,
  }),
  endSessions: signedIn({
    method: 'POST',
    path: '/users/me/sign-out-everywhere',
    summary: 'Ends every sign-in of the player, this one too',
    data: SessionsEndedSchema,
  }),
} as const;

export const ROUTES: readonly RouteContract[] = [
  ...CATALOGUE_ROUTES,
  ...CONTENT_ROUTES,
  SETTINGS_ROUTE,
  HEALTH_ROUTE,
  ...Object.values(USER_ROUTES),
  ...Object.values(WALLET_ROUTES),
  ...Object.values(SAFER_PLAY_ROUTES),
];
