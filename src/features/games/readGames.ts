/** Reads a long list of games: what is as the contract gives it passes as it is, anything else goes through the schema. */
import { HEX_COLOUR, lenientList } from '@contract/fields.ts';
import { GAME_FACTS } from '@contract/gameRules.ts';
import { type Game, GAME_STATUSES, GameSchema } from '@contract/games.ts';
import * as v from 'valibot';

/** True for the code of a letter of ASCII, which no space is. */
const isPlain = (code: number): boolean => code > 0x20 && code < 0x80;

/** Nothing to trim at its ends; only a rare letter needs a closer look. */
function isText(value: unknown): value is string {
  if (typeof value !== 'string' || value === '') return false;
  return (isPlain(value.charCodeAt(0)) && isPlain(value.charCodeAt(value.length - 1))) || value.trim() === value;
}
const isOptionalText = (value: unknown): boolean => value === undefined || isText(value);
const isOptionalFlag = (value: unknown): boolean => value === undefined || typeof value === 'boolean';

/** A time as servers write it, on a day that every month has: surely a time, without the cost of reading it. */
const PLAIN_INSTANT = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{3})?Z$/;
const isOptionalInstant = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && (PLAIN_INSTANT.test(value) || !Number.isNaN(Date.parse(value))));

/** The contract's full game, made here again because its module is in the first download. */
const ListedGameSchema = /* @__PURE__ */ v.object({ ...GameSchema.entries, ...GAME_FACTS });

const FIELDS: ReadonlySet<string> = /* @__PURE__ */ new Set(Object.keys(ListedGameSchema.entries));

function hasOnlyFields(item: object): boolean {
  for (const key in item) if (!FIELDS.has(key)) return false;
  return true;
}

type Fields = Readonly<Record<keyof Game, unknown>>;

const hasNeeded = ({ id, name, provider, status, isDemo, popularity }: Fields): boolean =>
  isText(id) &&
  isText(name) &&
  isText(provider) &&
  GAME_STATUSES.includes(status as Game['status']) &&
  typeof isDemo === 'boolean' &&
  Number.isFinite(popularity);

const isOptionalColour = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && HEX_COLOUR.test(value));

const isOptionalNumber = (value: unknown): boolean => value === undefined || Number.isFinite(value);

const hasFacts = ({ rtp, volatility, maxWin, hasFreeSpins }: Fields): boolean =>
  isOptionalNumber(rtp) &&
  (volatility === undefined || GAME_FACTS.volatility.wrapped.options.includes(volatility as never)) &&
  isOptionalNumber(maxWin) &&
  isOptionalFlag(hasFreeSpins);

const hasOptional = (game: Fields): boolean =>
  isOptionalText(game.category) &&
  isOptionalText(game.imageUrl) &&
  isOptionalText(game.image) &&
  isOptionalText(game.gameUrl) &&
  isOptionalText(game.url) &&
  isOptionalFlag(game.isNameInImage) &&
  isOptionalFlag(game.hasImageSet) &&
  isOptionalColour(game.color) &&
  isOptionalInstant(game.createdAt);

/** True when the schema would return an equal game. It looks field by field: a table of checks takes much longer for thousands. */
function isReadAlready(item: unknown): item is Game {
  if (typeof item !== 'object' || item === null) return false;
  return hasNeeded(item as Fields) && hasOptional(item as Fields) && hasFacts(item as Fields) && hasOnlyFields(item);
}

const OneGame = /* @__PURE__ */ lenientList(ListedGameSchema);

/** The games of a list, in order, without what is not a game; the list itself when there is nothing else in it. */
export function readGames(items: unknown[]): Game[] {
  if (items.every(isReadAlready)) return items;
  return items.flatMap((item) => (isReadAlready(item) ? item : v.parse(OneGame, [item])));
}
