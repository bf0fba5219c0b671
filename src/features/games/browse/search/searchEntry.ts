import type { Game } from '@contract/games.ts';
import { numberOfWord } from './vocabulary';

/** Letters that Unicode does not split into a base letter and an accent. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };

/** Most names need no more than lower case. */
const PLAIN = /^[a-z\d]+(?: [a-z\d]+)*$/;

/** Texts are compared in this form: lower case, no accents, marks as one space. `Ng'ombe – Édition 2` becomes `ngombe edition 2`. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replaceAll(/[\p{M}'’ʼ‘`]/gu, '')
    .replaceAll(/[ßæœøđłı]/g, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** People call the kinds of games by these words, also by names of games of other houses. */
const KIND_WORDS: Readonly<Record<string, string>> = {
  crash: 'crash aviator jetx jet ndege roketi rocket plane',
  mines: 'mines mabomu bomu bombs migodi minesweeper',
  dice: 'dice dadu kete',
  limbo: 'limbo lengo target multiplier',
  plinko: 'plinko mpira ball pegs vigingi',
  keno: 'keno lotto lottery bahati namba numbers',
  fortune: 'fortune wheel gurudumu bahati zungusha',
  hilo: 'hilo hi lo high low juu chini higher lower cards karata',
  blackjack: 'blackjack blakjak 21 ishirini karata kadi pontoon',
  roulette: 'roulette ruleti roleti rulet meza mpira nyekundu nyeusi',
  slots: 'slots sloti slot spins mizunguko jackpot',
};

const kindNumbers = /* @__PURE__ */ new Map<string, readonly number[]>();

/** The numbers of the words for a kind; an operator's own kind is called by its name. */
function wordsOfKind(kind = ''): readonly number[] {
  const known = kindNumbers.get(kind);
  if (known) return known;
  const numbers = (KIND_WORDS[kind] ?? foldText(kind)).split(' ').filter(Boolean).map(numberOfWord);
  kindNumbers.set(kind, numbers);
  return numbers;
}

export interface SearchEntry {
  /** Prepared name and provider, with a space before each word. */
  text: string;
  /** The number of each word. */
  words: readonly number[];
  /** The number of each pair of neighbours, in case a space is missing. */
  pairs: readonly number[];
  /** The number of each word for its kind. */
  kind: readonly number[];
}

function prepare({ name, provider, category }: Game): SearchEntry {
  const words = foldText(`${name} ${provider}`).split(' ');
  const pairs = words.slice(1).map((word, index) => `${words[index] ?? ''}${word}`);
  return {
    text: ` ${words.join(' ')}`,
    words: words.map(numberOfWord),
    pairs: pairs.map(numberOfWord),
    kind: wordsOfKind(category),
  };
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
