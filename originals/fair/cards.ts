/** Playing cards as numbers 0 to 51: four suits of each rank, drawn from a deck that never runs out. */
import { type Floats, scaled } from './floats.ts';

export const CARDS = 52;
export const RANKS = 13;
/** Ranks go from 2 to the ace, which is the highest; 11 to 13 are jack, queen and king. */
export const LEAST_RANK = 2;
export const ACE = 14;

export const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;

export type Suit = (typeof SUITS)[number];

/** One float for each card; every card is as likely each time. */
export const drawCard = (floats: Floats): number => scaled(floats(), CARDS);

export const rankOf = (card: number): number => LEAST_RANK + Math.floor(card / SUITS.length);

const LETTERS: Readonly<Record<number, string>> = { 11: 'J', 12: 'Q', 13: 'K', [ACE]: 'A' };

/** Says what is printed on a card: 2 to 10, J, Q, K or A. */
export const letterOf = (card: number): string => LETTERS[rankOf(card)] ?? String(rankOf(card));

export const suitOf = (card: number): Suit => SUITS[card % SUITS.length] as Suit;
