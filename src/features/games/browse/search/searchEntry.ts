import type { Game } from '@contract/games.ts';
import { foldText } from './foldText';

/** The searched text of a game. */
export interface SearchEntry {
  /** Prepared name and provider, with a space before each word. */
  text: string;
  /** For typing mistakes: each word, and each pair of neighbours in case a space is missing. */
  starts: readonly string[];
}

function prepare({ name, provider }: Game): SearchEntry {
  const words = foldText(`${name} ${provider}`).split(' ');
  const pairs = words.slice(1).map((word, index) => `${words[index] ?? ''}${word}`);
  return { text: ` ${words.join(' ')}`, starts: [...words, ...pairs] };
}

const prepared = /* @__PURE__ */ new WeakMap<Game, SearchEntry>();

/** Prepared at the first search and kept with the game, so that each key press only compares. */
export function searchEntry(game: Game): SearchEntry {
  const entry = prepared.get(game) ?? prepare(game);
  prepared.set(game, entry);
  return entry;
}
