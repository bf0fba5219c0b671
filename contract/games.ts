/** GET /games and GET /providers (docs/product.md, Calls). */
import * as v from 'valibot';
import { hexColour, idField, maybe, numberOr, optionalInstant, optionalText, textOr } from './fields.ts';
import { GAME_FACTS } from './gameRules.ts';
import { HOUSE_KINDS } from './playTerms.ts';
import { forAll, route } from './route.ts';

export const GAME_STATUSES = ['active', 'maintenance', 'inactive'] as const;
/** A kind of house game is a category of its own. */
export const GAME_CATEGORIES = HOUSE_KINDS;

/** A game on the wire, without its facts, for which home has no use. `imageUrl`/`image` and `gameUrl`/`url` are two names of one field; the first wins. */
export const GameSchema = v.object({
  id: idField,
  name: textOr('Unknown Game'),
  provider: textOr('Unknown Provider'),
  /** The kind of game, for house categories. Other values are kept and match no filter. */
  category: optionalText(),
  imageUrl: optionalText(),
  image: optionalText(),
  /** The picture contains the name, so the card does not repeat it. */
  isNameInImage: maybe(v.boolean()),
  /** Next to the picture, 240 px wide, is one of 420 px (`x@2x.webp`), and both as AVIF (`x.avif`). */
  hasImageSet: maybe(v.boolean()),
  /** The colour that fills most of the picture: shown where the picture is not. Dark enough for light words on it. */
  color: maybe(hexColour),
  gameUrl: optionalText(),
  url: optionalText(),
  status: v.fallback(v.nullish(v.picklist(GAME_STATUSES), 'active'), 'inactive'),
  /** `false` or a wrong value: for money. Then only POST /games/:id/open gives the address. */
  isDemo: v.fallback(v.nullish(v.boolean(), true), false),
  /** A number on any scale; higher is more popular. */
  popularity: numberOr(0),
  createdAt: optionalInstant(),
});

/** A game with all that can be known of it. */
export const FullGameSchema = v.object({ ...GameSchema.entries, ...GAME_FACTS });
export type GameInput = v.InferInput<typeof FullGameSchema>;
export type Game = v.InferOutput<typeof FullGameSchema>;

export const ProviderSchema = v.object({
  id: idField,
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('a provider needs a name')),
  status: v.fallback(v.nullish(v.picklist(['active', 'inactive']), 'active'), 'inactive'),
  logoUrl: optionalText(),
});
export type Provider = v.InferOutput<typeof ProviderSchema>;

/** Ids in one request; Firestore's `in` accepts no more. */
const MAX_GAME_IDS = 30;

const GamesQuerySchema = v.object({
  list: v.optional(v.picklist(['all', 'lobby'])),
  /** A kind of game, such as `crash`. A backend that does not know it sends every game, and the web app filters. */
  category: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty())),
  /** The ids are separated by commas; only these games are answered. */
  ids: v.optional(
    v.pipe(
      v.string(),
      v.check((ids) => ids.split(',').length <= MAX_GAME_IDS, `at most ${MAX_GAME_IDS} ids at once`),
    ),
  ),
});
export type GamesQuery = v.InferOutput<typeof GamesQuerySchema>;

/** The query for the rows of the home page. */
export const LOBBY = { list: 'lobby' } as const satisfies GamesQuery;

export const listGames = route<{ query: GamesQuery; answer: Game[] }>('GET /games');
export const listProviders = route<{ answer: Provider[] }>('GET /providers');

export const CATALOGUE = {
  games: forAll(
    listGames,
    'Every game; with list=lobby only those that a row of home shows, with ids or a category only those',
    v.array(FullGameSchema),
    { query: GamesQuerySchema },
  ),
  providers: forAll(listProviders, 'Game providers', v.array(ProviderSchema)),
};
