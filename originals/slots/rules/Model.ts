/** `1` to `6` are the symbols of the theme, most valuable first; A, K, Q the cards; W is wild, S the scatter, C a coin. */
export const LINE_SYMBOLS = ['1', '2', '3', '4', '5', '6', 'A', 'K', 'Q'] as const;

export type LineSymbol = (typeof LINE_SYMBOLS)[number];
export type SlotSymbol = LineSymbol | 'W' | 'S' | 'C';

/** The reels from the left, each with its symbols from the top. */
export type Grid = readonly (readonly SlotSymbol[])[];

/** How symbols win: on lines from the left; on neighbouring reels from the left, each symbol with each; anywhere; side by side. */
export type WinsBy = 'lines' | 'ways' | 'anywhere' | 'clusters';

/** Scatters pay anywhere and start free games; they are counted when nothing falls any more. */
export interface Scatters {
  /** So many of them at least, for each of the pays and free games below. */
  counts: readonly number[];
  /** Hundredths of the stake. */
  pays: readonly number[];
  freeSpins: readonly number[];
  /** Scatters stand for every other symbol, too. */
  areWild?: boolean;
}

export interface FreeGames {
  /** The factor of every win in them. */
  factor: number;
  /** A round has no more of them, however many are won. */
  most: number;
  /** Each fall adds one to the factor, which stays until the free games end. */
  grows?: boolean;
  /** Wilds stay where they are until the free games end. */
  keepsWilds?: boolean;
  /** One symbol is drawn for all of them: with enough reels it fills each of them and pays on every line, neighbours or not. */
  expands?: boolean;
  /** Other reels than those of the paid spin. */
  strips?: readonly string[];
}

/** A coin is worth one of these values, in hundredths of the stake, each in so many of `of` draws. */
export interface Coins {
  /** So many coins in view hold the reels. */
  least: number;
  /** So many respins without a new coin end it. */
  respins: number;
  of: number;
  values: readonly { pays: number; weight: number; name?: PrizeName }[];
  /** A coin in every place pays this, besides the coins. */
  full: number;
}

export const PRIZES = ['mini', 'minor', 'major', 'grand'] as const;
export type PrizeName = (typeof PRIZES)[number];

/** A player can know this beforehand. A share of 0.96 is 96 %. */
export interface SlotFacts {
  /** The long-term return with all features, and with the biggest win as a limit. */
  rtp: number;
  /** A slot of 1 has many small wins, and one of 5 has few great ones. */
  volatility: 1 | 2 | 3 | 4 | 5;
  /** The share of rounds that pay something. */
  hitRate: number;
  /** No round pays more, in stakes. */
  maxWin: number;
}

/** The mathematics of a slot, as data. Pays are hundredths of the whole stake. */
export interface Model extends SlotFacts {
  rows: number;
  /** Each reel as an endless band, a letter a symbol. */
  strips: readonly string[];
  by: WinsBy;
  /** The row (0 at the top) of each line on each reel. */
  lines?: readonly (readonly number[])[];
  /** So many of a kind at least, for each of the pays below. */
  counts: readonly number[];
  /** One line, one way, or all symbols that win together pay this. */
  pays: Readonly<Partial<Record<LineSymbol, readonly number[]>>>;
  /** Each wild in a win multiplies it. */
  wildFactor?: number;
  scatters?: Scatters;
  free?: FreeGames;
  /** Symbols that win go, and those above fall; the factor of each fall, the last one for all after it. */
  factors?: readonly number[];
  coins?: Coins;
}
