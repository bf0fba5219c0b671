import type { Game } from '@contract/games.ts';
import { foldText } from './foldText';
import { numberOfWord } from './vocabulary';

/** The searched text of a game. */
export interface SearchEntry {
  /** Prepared name and provider, with a space before each word. */
  text: string;
  /** The number of each word. */
  words: readonly number[];
  /** The number of each pair of neighbours, in case a space is missing. */
  pairs: readonly number[];
}

function prepare({ name, provider }: Game): SearchEntry {
  const words = foldText(`${name} ${provider}`).split(' ');
  const pairs = words.slice(1).map((word, index) => `${words[index] ?? ''}${word}`);
  return { text: ` ${words.join(' ')}`, words: words.map(numberOfWord), pairs: pairs.map(numberOfWord) };
}

const prepared = /* @__PURE__ */ new WeakMap<Game, SearchEntry>();

/** Kept with the game, so that each key press only compares. */
export function searchEntry(game: Game): SearchEntry {
  const kept = prepared.get(game);
  if (kept) return kept;
  const entry = prepare(game);
  prepared.set(game, entry);
  return entry;
}
