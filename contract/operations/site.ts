import * as v from 'valibot';
import { SiteSettingsSchema } from '../footer.ts';
import { GameSchema, ProviderSchema } from '../games.ts';
import { HealthSchema } from '../health.ts';
import { readHealth, readOpenapi } from '../routes/server.ts';
import { listGames, listProviders, readSettings } from '../routes/site.ts';
import { forAll } from './operation.ts';
import { json, raw } from './raw.ts';

/** Ids in one request; Firestore's `in` accepts no more. */
const MAX_GAME_IDS = 30;

const GamesQuerySchema = v.object({
  list: v.optional(v.picklist(['all', 'lobby'])),
  /** A kind of game, such as `crash`; only its games are answered. */
  category: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty())),
  /** Comma-separated ids; only these games are answered. */
  ids: v.optional(
    v.pipe(
      v.string(),
      v.check((ids) => ids.split(',').length <= MAX_GAME_IDS, `at most ${MAX_GAME_IDS} ids at once`),
    ),
  ),
});

export const CATALOGUE = {
  games: forAll(
    listGames,
    'Every game; with list=lobby only those that a row of home shows, with ids or a category only those',
    v.array(GameSchema),
    { query: GamesQuerySchema },
  ),
  providers: forAll(listProviders, 'Game providers', v.array(ProviderSchema)),
};

export const SETTINGS = forAll(readSettings, 'Name, texts, theme and switches of the site', SiteSettingsSchema);

export const HEALTH = forAll(readHealth, 'Whether the server is ready', HealthSchema, { errors: { not_ready: 503 } });

export const OPENAPI = raw(readOpenapi, { summary: 'This document', answer: json('OpenAPI 3.1') });
