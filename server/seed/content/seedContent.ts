/** The content of a new site, as `content/` has it: a JSON list for each collection, and text pages in Markdown. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { InferOutput } from 'valibot';
import { CONTENT_COLLECTIONS, type ContentCollection } from '../../../contract/collections.ts';
import type { Translatable } from '../../../contract/contentItem.ts';
import { fillLimits } from '../../../contract/facts.ts';
import { byLanguage } from '../../../contract/userChoices.ts';
import { SEED_GAMES } from '../catalogue/games.ts';
import { checkContent } from '../check/checkContent.ts';
import { CONTENT, readJson, readText } from '../readFiles.ts';
import { readTextPage } from './readTextPage.ts';

export type SeedContent = {
  [Name in ContentCollection]: readonly Translatable<InferOutput<(typeof CONTENT_COLLECTIONS)[Name]>>[];
};

const TEXT_PAGES = 'text-pages';
/** Players fill the first two by playing, and a prize needs somebody who pays it: a new site invents neither. */
const REAL: ReadonlySet<string> = new Set(['bet-history', 'leaderboard', 'competitions']);

const DAY_MS = 86_400_000;
/** Nairobi has no summer time. */
const NAIROBI_MS = 3 * 3_600_000;

/**
 * The items of each content collection, with ids in the order of display. `nowMs`: time of seeding in Unix ms, from
 * which dates such as "now + 7 days" are counted.
 * @throws Error with the file, the item and the field of each mistake
 */
export function seedContent(nowMs: number, folder = CONTENT): SeedContent {
  const content = Object.fromEntries(
    Object.keys(CONTENT_COLLECTIONS).map((name) => [name, itemsOf(name, nowMs, folder)]),
  );
  refuseMistakes(content);
  refuseUnknownGames(content);
  return content as SeedContent;
}

function itemsOf(name: string, nowMs: number, folder: string): unknown {
  if (REAL.has(name)) return [];
  return name === TEXT_PAGES ? textPagesOf(folder) : readItems(`${name}.json`, nowMs, folder);
}

/** A JSON file with its limits of money filled in, and its dates counted from `nowMs`. */
const readItems = (file: string, nowMs: number, folder: string): unknown =>
  datedFrom(nowMs, readJson(file, folder, fillLimits));

/** "now - 9 days", or "midnight + 1 day": the midnight before the time of seeding, in Nairobi. */
const RELATIVE = /^(now|midnight) ([+-]) (\d+) days?$/;

function datedFrom(nowMs: number, value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => datedFrom(nowMs, entry));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, datedFrom(nowMs, part, name)]));
  if (typeof value !== 'string' || !field.endsWith('At')) return value;
  const [, start, sign, days] = RELATIVE.exec(value) ?? [];
  if (!start) return value;
  const fromMs = start === 'now' ? nowMs : Math.floor((nowMs + NAIROBI_MS) / DAY_MS) * DAY_MS - NAIROBI_MS;
  return new Date(fromMs + Number(`${sign}${days}`) * DAY_MS).toISOString();
}

const textPagesOf = (folder: string) =>
  readdirSync(path.join(folder, TEXT_PAGES, 'en')).map((file) => {
    const { en, ...translations } = byLanguage((language) => textPageIn(`${TEXT_PAGES}/${language}/${file}`, folder));
    return { id: path.parse(file).name, isActive: true, ...en, translations };
  });

function textPageIn(file: string, folder: string) {
  try {
    return readTextPage(readText(file, folder));
  } catch (cause) {
    throw new Error(`content/${file}: ${(cause as Error).message}`, { cause });
  }
}

/** The seed is held to what `npm run content` asks of an operator's file. */
export function refuseMistakes(content: Readonly<Record<string, unknown>>): void {
  const checked = checkContent(content);
  if ('problems' in checked) throw new Error(checked.problems.map(placedInFile).join('\n'));
}

/** The file in place of the collection; of a text page also its language. */
function placedInFile(problem: string): string {
  const [, name = '', id = '', language = 'en', rest = ''] =
    /^([^ ]+) \/ ([^ ]+) \/ (?:translations\.(\w+)\.)?(.*)$/s.exec(problem) ?? [];
  if (name === TEXT_PAGES) return `content/${name}/${language}/${id}.md: ${rest}`;
  return problem.replace(/^([\w-]+)(?: \/ |: )/, 'content/$1.json: ');
}

interface Item {
  id: string;
  gameId?: string;
  gameName?: string;
  prizes?: readonly { gameId?: string }[];
}

/** Content calls a game by its id, and repeats its name. */
function refuseUnknownGames(content: Readonly<Record<string, unknown>>): void {
  const names = new Map(SEED_GAMES.map(({ id, name }) => [id, name]));
  for (const [collection, items] of Object.entries(content)) {
    for (const { id, gameId, gameName, prizes = [] } of items as readonly Item[]) {
      const place = `content/${collection}.json: ${id}`;
      const stray = [gameId, ...prizes.map((prize) => prize.gameId)].find((game) => game && !names.has(game));
      if (stray) throw new Error(`${place} / gameId: is "${stray}", expected the id of a seeded game`);
      const name = gameId && names.get(gameId);
      if (gameName && gameName !== name) throw new Error(`${place} / gameName: is "${gameName}", expected "${name}"`);
    }
  }
}
