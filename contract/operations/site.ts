import * as v from 'valibot';
import { SiteSettingsSchema } from '../footer.ts';
import { GameSchema, ProviderSchema } from '../games.ts';
import { HealthSchema } from '../health.ts';
import { readHealth, readOpenapi } from '../routes/server.ts';
import { listGames, listProviders, readSettings } from '../routes/site.ts';
import { operation } from './operation.ts';
import { json, raw } from './raw.ts';

/** How many games may be asked for by id at once; Firestore's `in` takes no more. */
const MAX_GAME_IDS = 30;

const GamesQuerySchema = v.object({
  list: v.optional(v.picklist(['all', 'lobby'])),
  /** Ids with commas between them; only these games are answered. */
  ids: v.optional(
    v.pipe(
      v.string(),
      v.check((ids) => ids.split(',').length <= MAX_GAME_IDS, `at most ${MAX_GAME_IDS} ids at once`),
    ),
  ),
});

export const CATALOGUE = {
  games: operation(listGames, {
    summary: 'Every game; with list=lobby only those that a row of home shows, with ids only those',
    query: GamesQuerySchema,
    data: v.array(GameSchema),
  }),
  providers: operation(listProviders, { summary: 'Game providers', data: v.array(ProviderSchema) }),
};

export const SETTINGS = operation(readSettings, {
  summary: 'Name, texts, theme and switches of the site',
  data: SiteSettingsSchema,
});

export const HEALTH = operation(readHealth, {
  summary: 'Whether the server is ready',
  data: HealthSchema,
  errors: { not_ready: 503 },
});

export const OPENAPI = raw(readOpenapi, { summary: 'This document', answer: json('OpenAPI 3.1') });
