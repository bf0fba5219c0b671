/** More games for a large catalogue: sequels of the seeded games, with the same art, symbols and provider. */
import type { DocumentStore } from '../../src/store/DocumentStore.ts';
import { seededIds, seedStore } from '../seed.ts';
import { SEED_GAMES, type SeedGame } from './games.ts';
import { slugOf } from './slugOf.ts';
import { toGameDocument } from './toGame.ts';

const SERIES = [
  ...['Megapot', 'Deluxe', 'Fever', 'Encore', 'Legends', 'Festival', 'Turbo', 'Classic', 'Reloaded', 'Quest'],
  ...['Gala', 'Max', 'Returns', 'Mkubwa', 'Sherehe', 'Odyssey', 'Highlights', 'Afterparty', 'Tena', 'Unlimited'],
];

const ROMAN: readonly (readonly [number, string])[] = [
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** Sequels are less popular, so the Top and New rows do not depend on the size of the catalogue. */
const POPULARITY_SHARE = 0.4;
const YOUNGEST_DAYS = 30;
const OLDEST_DAYS = 730;

const bases = SEED_GAMES.filter((game) => !game.status && !game.link).toSorted((a, b) => b.popularity - a.popularity);

/**
 * The first `count` sequels, always the same: a Megapot of each playable game, then a Deluxe of each, and so on; after
 * the last series, Megapot II. Ids and names are unique; the slug is the one of the original game.
 */
export function variations(count: number): SeedGame[] {
  const rounds = Array.from({ length: Math.ceil(count / bases.length) }, (_, round) => round);
  return rounds.flatMap((round) => bases.map((base) => sequelOf(base, round))).slice(0, count);
}

function sequelOf(base: SeedGame, round: number): SeedGame {
  const number = Math.floor(round / SERIES.length) + 1;
  const name = [base.name, SERIES[round % SERIES.length], number > 1 ? toRoman(number) : ''].filter(Boolean).join(' ');
  const { flight: _flight, ...look } = base;
  return {
    ...look,
    id: slugOf(name),
    name,
    popularity: Math.round(base.popularity * POPULARITY_SHARE * spread(name, 'popularity')),
    createdDaysAgo: Math.round(YOUNGEST_DAYS + (OLDEST_DAYS - YOUNGEST_DAYS) * spread(name, 'age')),
  };
}

function toRoman(value: number): string {
  const step = ROMAN.find(([size]) => size <= value);
  return step ? step[1] + toRoman(value - step[0]) : '';
}

/** A number from 0 to 1 that looks random but is always the same for the same words (FNV-1a). */
function spread(...words: string[]): number {
  let hash = 0x811c9dc5;
  for (const character of words.join('/')) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash / 0xffffffff;
}

/**
 * Adds variations of the seeded games until the catalogue has `wanted` games; removes none.
 * @returns the number of games written
 */
export async function topUpGames(store: DocumentStore, wanted: number, nowMs: number): Promise<number> {
  const games = await store.find('games');
  const missing = wanted - games.length;
  if (missing <= 0) return 0;
  const taken = new Set([...(await seededIds(store, 'games')), ...games.map(({ id }) => id)]);
  const fresh = variations(missing + taken.size).filter(({ id }) => !taken.has(id));
  return seedStore(store, { games: fresh.slice(0, missing).map((game) => toGameDocument(game, nowMs)) });
}
