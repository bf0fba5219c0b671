// The four suits, about the origin, 100 high.
export const SPADE =
  'M0 -50C-10 -28 -42 -14 -42 14A22 22 0 0 0 -7 28C-8 38 -12 44 -20 50H20C12 44 8 38 7 28A22 22 0 0 0 42 14C42 -14 10 -28 0 -50Z';
export const HEART =
  'M0 48C-30 22 -46 4 -46 -18C-46 -38 -28 -46 -16 -42C-8 -40 -2 -32 0 -24C2 -32 8 -40 16 -42C28 -46 46 -38 46 -18C46 4 30 22 0 48Z';
export const DIAMOND = 'M0 -50Q14 -18 36 0Q14 18 0 50Q-14 18 -36 0Q-14 -18 0 -50Z';
const CLUB = 'M-7 22A22 22 0 1 1 -22 -10A22 22 0 1 1 22 -10A22 22 0 1 1 7 22C8 36 12 44 20 50H-20C-12 44 -8 36 -7 22Z';

export type Suit = 'spade' | 'heart' | 'diamond' | 'club';

export const SUITS: Record<Suit, { outline: string; colour: string }> = {
  spade: { outline: SPADE, colour: '#2a1065' },
  heart: { outline: HEART, colour: '#e11d62' },
  diamond: { outline: DIAMOND, colour: '#e11d62' },
  club: { outline: CLUB, colour: '#2a1065' },
};
