import { type Cloth, CLOTHS, diamonds } from '../kit/kitenge.ts';
import { linear, shadowed } from '../kit/paint.ts';
import { at, box, group, line, path } from '../kit/shapes.ts';

// The four suits, about the origin, 100 high.
export const SPADE =
  'M0 -50C-10 -28 -42 -14 -42 14A22 22 0 0 0 -7 28C-8 38 -12 44 -20 50H20C12 44 8 38 7 28A22 22 0 0 0 42 14C42 -14 10 -28 0 -50Z';
export const HEART =
  'M0 48C-30 22 -46 4 -46 -18C-46 -38 -28 -46 -16 -42C-8 -40 -2 -32 0 -24C2 -32 8 -40 16 -42C28 -46 46 -38 46 -18C46 4 30 22 0 48Z';
export const DIAMOND = 'M0 -50Q14 -18 36 0Q14 18 0 50Q-14 18 -36 0Q-14 -18 0 -50Z';
const CLUB = 'M-7 22A22 22 0 1 1 -22 -10A22 22 0 1 1 22 -10A22 22 0 1 1 7 22C8 36 12 44 20 50H-20C-12 44 -8 36 -7 22Z';

type Suit = 'spade' | 'heart' | 'diamond' | 'club';

const SUITS: Record<Suit, { outline: string; colour: string }> = {
  spade: { outline: SPADE, colour: '#2a1065' },
  heart: { outline: HEART, colour: '#e11d62' },
  diamond: { outline: DIAMOND, colour: '#e11d62' },
  club: { outline: CLUB, colour: '#2a1065' },
};

// Card indices are strokes, not text: no font is needed, so the picture is the same on every machine.
// T is the ten.
const INDEX = {
  A: 'M-6 9L0 -9L6 9M-3.7 3H3.7',
  K: 'M-5 -9V9M6 -9L-5 2M-1.5 -1L6 9',
  Q: 'M0 -9C-8 -9 -8 8 0 8C8 8 8 -9 0 -9ZM1.5 4L6.5 10',
  J: 'M4 -9V4C4 10 -5 10 -5 4',
  T: 'M-6 -7L-4 -9V9M4 -9C-1 -9 -1 9 4 9C9 9 9 -9 4 -9Z',
} as const;

type Rank = keyof typeof INDEX;

const corner = (rank: Rank, suit: Suit): string =>
  line(INDEX[rank], SUITS[suit].colour, 3.6) + at(0, 23, path(SUITS[suit].outline, SUITS[suit].colour), 0.19);

/** The front of a card, 100 by 140 about the origin. */
export function card(rank: Rank, suit: Suit): string {
  const { outline, colour } = SUITS[suit];
  return group(
    box(0, 0, 100, 140, 10, linear(60, '#ffffff', '#fdf6ff', '#d9cdf0')) +
      at(-34, -50, corner(rank, suit)) +
      at(34, 50, corner(rank, suit), 1, 180) +
      at(2, 4, path(outline, colour), 0.62) +
      at(0, 2, path(outline, '#ffffff', ' opacity=".14"'), 0.4) +
      `<rect x="-49" y="-69" width="98" height="138" rx="9.5" fill="none" stroke="#ffffff" stroke-width="2" opacity=".8"/>`,
    shadowed(5, 4, 0.45),
  );
}

/** The back of a card, 100 by 140 about the origin, in a kitenge print. */
export const cardBack = (cloth: Cloth = CLOTHS.royal): string =>
  group(
    box(0, 0, 100, 140, 10, '#fff7ea') +
      box(0, 0, 88, 128, 6, diamonds(cloth, 'scale(.55)')) +
      `<rect x="-44" y="-64" width="88" height="128" rx="6" fill="none" stroke="${cloth[1]}" stroke-width="3"/>` +
      box(0, 0, 100, 140, 10, linear(40, '#ffffff/0.4', '#ffffff/0', '#000000/0.25')),
    shadowed(5, 4, 0.45),
  );

export type Hand = readonly (readonly [Rank, Suit])[];

/** Cards held as a fan that opens above the origin; `spread` is the whole angle in degrees. */
export function fan(hand: Hand, spread = 60, scale = 1): string {
  return hand
    .map(([rank, suit], index) => {
      const turn = hand.length > 1 ? -spread / 2 + (spread * index) / (hand.length - 1) : 0;
      return group(at(0, -120, card(rank, suit)), ` transform="rotate(${turn}) scale(${scale})"`);
    })
    .join('');
}
