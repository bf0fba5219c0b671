/** Reads a long list of games: what is as the contract gives it passes as it is, anything else goes through the schema. */
import { lenientList } from '@contract/fields.ts';
import { type Game, GAME_STATUSES, GameSchema } from '@contract/games.ts';
import * as v from 'valibot';

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '' && value.trim() === value;
const isOptionalText = (value: unknown): boolean => value === undefined || isText(value);
const isOptionalFlag = (value: unknown): boolean => value === undefined || typeof value === 'boolean';

const CHECKS: Readonly<Record<keyof Game, (value: unknown) => boolean>> = {
  id: isText,
  name: isText,
  provider: isText,
  category: isOptionalText,
  imageUrl: isOptionalText,
  image: isOptionalText,
  isNameInImage: isOptionalFlag,
  hasImageSet: isOptionalFlag,
  gameUrl: isOptionalText,
  url: isOptionalText,
  status: (value) => GAME_STATUSES.some((status) => status === value),
  isDemo: (value) => typeof value === 'boolean',
  popularity: Number.isFinite,
  createdAt: (value) => value === undefined || (typeof value === 'string' && !Number.isNaN(Date.parse(value))),
};

const NEEDED = ['id', 'name', 'provider', 'status', 'isDemo', 'popularity'];

/** Whether the schema would return an equal game. */
function isReadAlready(item: unknown): item is Game {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return false;
  for (const key in item) {
    if (!Object.hasOwn(CHECKS, key)) return false;
    if (!CHECKS[key as keyof Game](item[key as keyof typeof item])) return false;
  }
  return NEEDED.every((key) => key in item);
}

const OneGame = /* @__PURE__ */ lenientList(GameSchema);

/** The games of a list, in order, without what is not a game. */
export const readGames = (items: readonly unknown[]): Game[] =>
  items.flatMap((item) => (isReadAlready(item) ? item : v.parse(OneGame, [item])));
