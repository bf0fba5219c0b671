import type { Game } from '@contract/games.ts';
import { foldText } from './foldText';

/** What a search compares of a game. */
export interface SearchEntry {
  /** Folded name and provider, with a space before each word. */
  text: string;
  /** What a slip is measured against: each word, and each pair of neighbours for a space that was left out. */
  starts: readonly string[];
}

function prepare({ name, provider }: Game): SearchEntry {
  const words = foldText(`${name} ${provider}`).split(' ');
  const pairs = words.slice(1).map((word, index) => `${words[index] ?? ''}${word}`);
  return { text: ` ${words.join(' ')}`, starts: [...words, ...pairs] };
}

const prepared = /* @__PURE__ */ new WeakMap<Game, SearchEntry>();

/** Prepared at the first search and kept as long as the game is, so that each key press only compares. */
export function searchEntry(game: Game): SearchEntry {
  const entry = prepared.get(game) ?? prepare(game);
  prepared.set(game, entry);
  return entry;
}
