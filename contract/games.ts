/** GET /games and GET /providers (docs/product.md, Calls). */
import * as v from 'valibot';
import { idField, numberOr, optionalInstant, optionalText, textOr } from './fields.ts';

export const GAME_STATUSES = ['active', 'maintenance', 'inactive'] as const;
export const GAME_CATEGORIES = ['slots', 'crash', 'mines', 'dice'] as const;

/** One game as it travels. `imageUrl`/`image` and `gameUrl`/`url` are two names for the same thing; the first wins. */
export const GameSchema = v.object({
  id: idField,
  name: textOr('Unknown Game'),
  provider: textOr('Unknown Provider'),
  /** Where the house knows it: what kind of game this is. Other values are kept and simply match no house filter. */
  category: optionalText(),
  imageUrl: optionalText(),
  image: optionalText(),
  gameUrl: optionalText(),
  url: optionalText(),
  status: v.fallback(v.nullish(v.picklist(GAME_STATUSES), 'active'), 'inactive'),
  /**
   * `false`, or anything that is no flag: played for money. Its address is never published: POST /games/:id/open tells
   * it to who may play.
   */
  isDemo: v.fallback(v.nullish(v.boolean(), true), false),
  /** Any scale; higher is more popular. */
  popularity: numberOr(0),
  createdAt: optionalInstant(),
});

export const ProviderSchema = v.object({
  id: idField,
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('a provider needs a name')),
  status: v.fallback(v.nullish(v.picklist(['active', 'inactive']), 'active'), 'inactive'),
  logoUrl: optionalText(),
});

export type Game = v.InferOutput<typeof GameSchema>;
export type GameInput = v.InferInput<typeof GameSchema>;
export type GameStatus = (typeof GAME_STATUSES)[number];
export type GameCategory = (typeof GAME_CATEGORIES)[number];
export type Provider = v.InferOutput<typeof ProviderSchema>;
