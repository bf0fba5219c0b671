import type { Game } from '@contract/games.ts';
import { foldText } from './foldText';
import { type SearchEntry, searchEntry } from './searchEntry';
import { type Fit, FITS, fitTest } from './vocabulary';

/** How well a game matches, best first. */
const RANKS = ['phraseAtWord', 'phrase', 'everyWord', 'withSlips'] as const;
type Rank = (typeof RANKS)[number];

const ofOneWord: Readonly<Record<Fit, Rank | null>> = {
  [FITS.fromStart]: 'phraseAtWord',
  [FITS.inside]: 'phrase',
  [FITS.withSlip]: 'withSlips',
  [FITS.not]: null,
};

type FitTest = ReturnType<typeof fitTest>;

/** A missing space counts as a mistake. */
function bestFit({ words, pairs }: SearchEntry, fitOf: FitTest): Fit {
  let best: Fit = FITS.not;
  for (const word of words) {
    const fit = fitOf(word);
    if (fit > best) best = fit;
  }
  return best === FITS.not && pairs.some((pair) => fitOf(pair) !== FITS.not) ? FITS.withSlip : best;
}

function ofAllWords(text: string, phrase: string): Rank {
  if (text.includes(` ${phrase}`)) return 'phraseAtWord';
  return text.includes(phrase) ? 'phrase' : 'everyWord';
}

function rankOf(entry: SearchEntry, phrase: string, tests: readonly FitTest[]): Rank | null {
  let worst: Fit = FITS.fromStart;
  for (const fitOf of tests) {
    const fit = bestFit(entry, fitOf);
    if (fit === FITS.not) return null;
    if (fit < worst) worst = fit;
  }
  if (tests.length === 1 || worst === FITS.withSlip) return ofOneWord[worst];
  return ofAllWords(entry.text, phrase);
}

/** A search for a text, which looks at games one by one. */
export function startSearch(query: string) {
  const phrase = foldText(query);
  const tests = phrase.split(' ').map(fitTest);
  const found: Record<Rank, Game[]> = { phraseAtWord: [], phrase: [], everyWord: [], withSlips: [] };
  const look = (game: Game): void => {
    const rank = rankOf(searchEntry(game), phrase, tests);
    if (rank) found[rank].push(game);
  };
  /** A text without letters or digits matches all. */
  return { matchesAll: phrase === '', look, result: (): Game[] => RANKS.flatMap((rank) => found[rank]) };
}

/**
 * Name and provider must contain every word of the query, each with at most one typing mistake. Exact matches first;
 * equals keep their order. A query without letters or digits matches all.
 */
export function searchGames(games: readonly Game[], query: string): readonly Game[] {
  const { matchesAll, look, result } = startSearch(query);
  if (matchesAll) return games;
  games.forEach(look);
  return result();
}
