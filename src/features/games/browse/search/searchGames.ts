import type { Game } from '@contract/games.ts';
import { whenIdle } from '@/shared/whenIdle';
import { foldText, type SearchEntry, searchEntry } from './searchEntry';
import { type Fit, FITS, fitTest } from './vocabulary';

/** How well a game matches, best first. */
const RANKS = ['phraseAtWord', 'phrase', 'everyWord', 'ofKind', 'withSlips'] as const;
type Rank = (typeof RANKS)[number];

const ofOneWord: Readonly<Record<Fit, Rank | null>> = {
  [FITS.fromStart]: 'phraseAtWord',
  [FITS.inside]: 'phrase',
  [FITS.ofKind]: 'ofKind',
  [FITS.withSlip]: 'withSlips',
  [FITS.not]: null,
};

type FitTest = ReturnType<typeof fitTest>;

/** A word for the kind counts as typed from its start. A missing space counts as a mistake. */
function bestFit({ words, pairs, kind }: SearchEntry, fitOf: FitTest): Fit {
  let best: Fit = FITS.not;
  for (const word of words) {
    const fit = fitOf(word);
    if (fit > best) best = fit;
  }
  if (best > FITS.withSlip) return best;
  if (kind.some((word) => fitOf(word) === FITS.fromStart)) return FITS.ofKind;
  if (best === FITS.withSlip) return best;
  const hasSlip = pairs.some((pair) => fitOf(pair) !== FITS.not) || kind.some((word) => fitOf(word) === FITS.withSlip);
  return hasSlip ? FITS.withSlip : FITS.not;
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
  if (tests.length === 1 || worst <= FITS.ofKind) return ofOneWord[worst];
  return ofAllWords(entry.text, phrase);
}

function startSearch(query: string) {
  const phrase = foldText(query);
  const tests = phrase.split(' ').map(fitTest);
  const found: Record<Rank, Game[]> = { phraseAtWord: [], phrase: [], everyWord: [], ofKind: [], withSlips: [] };
  const look = (game: Game): void => {
    const rank = rankOf(searchEntry(game), phrase, tests);
    if (rank) found[rank].push(game);
  };
  /** A text without letters or digits matches all. */
  return { matchesAll: phrase === '', look, result: (): Game[] => RANKS.flatMap((rank) => found[rank]) };
}

/** A game has every word, each with at most one typing mistake. Exact matches come first; equals keep their order. */
export function searchGames(games: readonly Game[], query: string): readonly Game[] {
  const { matchesAll, look, result } = startSearch(query);
  if (matchesAll) return games;
  games.forEach(look);
  return result();
}

/** A key that comes meanwhile waits no longer than this, ms. */
const SLICE_MS = 6;
/** Looked at between two looks at the clock. */
const GAMES_A_STEP = 100;

/** Finds the same as `searchGames`, with a pause after each slice. Returns a stop function. */
export function searchInSlices(games: readonly Game[], query: string, onFound: (found: readonly Game[]) => void) {
  const { matchesAll, look, result } = startSearch(query);
  let at = 0;
  const slice = (): void => {
    const endMs = performance.now() + SLICE_MS;
    while (at < games.length && performance.now() < endMs) {
      games.slice(at, at + GAMES_A_STEP).forEach(look);
      at += GAMES_A_STEP;
    }
    if (at < games.length) timer = setTimeout(slice);
    else onFound(result());
  };
  let timer = setTimeout(matchesAll ? () => onFound(games) : slice);
  return () => clearTimeout(timer);
}

/** Few enough for a slow phone to answer a press in between. */
const GAMES_A_SLICE = 50;
/** So much idle time is enough for another slice, ms. */
const ENOUGH_MS = 5;
/** The first key may come soon. */
const TERMS = { atLatestMs: 500, pauseMs: 30 };

/** Prepares the search of these games in slices, before the first key. Returns a stop function. */
export function prepareSearch(games: readonly Game[]): () => void {
  let at = 0;
  const wait = () => whenIdle(work, TERMS);
  const work = (left: Pick<IdleDeadline, 'timeRemaining'>) => {
    do {
      games.slice(at, at + GAMES_A_SLICE).forEach(searchEntry);
      at += GAMES_A_SLICE;
    } while (at < games.length && left.timeRemaining() > ENOUGH_MS);
    if (at < games.length) stop = wait();
  };
  let stop = wait();
  return () => stop();
}
