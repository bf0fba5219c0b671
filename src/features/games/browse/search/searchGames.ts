import type { Game } from '@contract/games.ts';
import { foldText } from './foldText';
import { searchEntry } from './searchEntry';
import { startsWithSlip } from './startsWithSlip';

/** How well a game matches, best first. */
const RANKS = ['phraseAtWord', 'phrase', 'everyWord', 'withSlips'] as const;
type Rank = (typeof RANKS)[number];

function rankOf(game: Game, phrase: string, words: readonly string[]): Rank | null {
  const { text, starts } = searchEntry(game);
  if (text.includes(` ${phrase}`)) return 'phraseAtWord';
  if (text.includes(phrase)) return 'phrase';
  const missing = words.filter((word) => !text.includes(word));
  if (missing.length === 0) return 'everyWord';
  return missing.every((word) => starts.some((start) => startsWithSlip(start, word))) ? 'withSlips' : null;
}

/**
 * Name and provider must contain every word of the query, each with at most one typing mistake. Exact matches first;
 * equals keep their order. A query without letters or digits matches all.
 */
export function searchGames(games: readonly Game[], query: string): Game[] {
  const phrase = foldText(query);
  if (phrase === '') return [...games];
  const words = phrase.split(' ');
  const found: Record<Rank, Game[]> = { phraseAtWord: [], phrase: [], everyWord: [], withSlips: [] };
  for (const game of games) {
    const rank = rankOf(game, phrase, words);
    if (rank) found[rank].push(game);
  }
  return RANKS.flatMap((rank) => found[rank]);
}
