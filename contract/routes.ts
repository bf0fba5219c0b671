/** Every public path of /api with the schema of its `data`. The server registers, checks and publishes from this table. */
import * as v from 'valibot';
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
import { GameSchema, ProviderSchema } from './games.ts';
import { HealthSchema } from './health.ts';
import { SettingsSchema } from './settings.ts';

export interface RouteContract {
  method: 'GET' | 'POST' | 'PATCH';
  /** Below /api, with Fastify's `:name` for parameters. */
  path: string;
  summary: string;
  params?: v.GenericSchema;
  query?: v.GenericSchema;
  body?: v.GenericSchema;
  /** The schema of the body's `data`. */
  data: v.GenericSchema;
}

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
  data: SettingsSchema,
};

export const HEALTH_ROUTE: RouteContract = {
  method: 'GET',
  path: '/health',
  summary: 'Whether the server is ready',
  data: HealthSchema,
};

export const ROUTES: readonly RouteContract[] = [...CATALOGUE_ROUTES, ...CONTENT_ROUTES, SETTINGS_ROUTE, HEALTH_ROUTE];
