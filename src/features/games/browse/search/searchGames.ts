import type { Game } from '@contract/games.ts';
import { foldText } from './foldText';
import { searchEntry } from './searchEntry';
import { slipTest } from './vocabulary';

/** How well a game matches, best first. */
const RANKS = ['phraseAtWord', 'phrase', 'everyWord', 'withSlips'] as const;
type Rank = (typeof RANKS)[number];

interface QueryWord {
  word: string;
  startsWithSlip: (start: number) => boolean;
}

function rankOf(game: Game, phrase: string, words: readonly QueryWord[]): Rank | null {
  const { text, starts } = searchEntry(game);
  const at = text.indexOf(phrase);
  if (at > 0) return text[at - 1] === ' ' || text.includes(` ${phrase}`) ? 'phraseAtWord' : 'phrase';
  let rank: Rank = 'everyWord';
  for (const { word, startsWithSlip } of words) {
    if (text.includes(word)) continue;
    if (!starts.some(startsWithSlip)) return null;
    rank = 'withSlips';
  }
  return rank;
}

/**
 * Name and provider must contain every word of the query, each with at most one typing mistake. Exact matches first;
 * equals keep their order. A query without letters or digits matches all.
 */
export function searchGames(games: readonly Game[], query: string): Game[] {
  const phrase = foldText(query);
  if (phrase === '') return [...games];
  const words = phrase.split(' ').map((word): QueryWord => ({ word, startsWithSlip: slipTest(word) }));
  const found: Record<Rank, Game[]> = { phraseAtWord: [], phrase: [], everyWord: [], withSlips: [] };
  for (const game of games) {
    const rank = rankOf(game, phrase, words);
    if (rank) found[rank].push(game);
  }
  return RANKS.flatMap((rank) => found[rank]);
}
