/** Terms of rounds for money (docs/decisions/rounds-for-money.md). Amounts are decimals of the account's currency. */

import type { CurrencyCode } from './userChoices.ts';

/** The server has the rules of these games. */
export const HOUSE_KINDS = [
  'slots',
  'crash',
  'mines',
  'dice',
  'limbo',
  'plinko',
  'keno',
  'fortune',
  'hilo',
  'roulette',
  'blackjack',
] as const;

export type HouseKind = (typeof HOUSE_KINDS)[number];

/** Makes one thing for each kind. */
export const ofKinds = <TEntry>(of: (kind: HouseKind) => TEntry) =>
  Object.fromEntries(HOUSE_KINDS.map((kind) => [kind, of(kind)])) as Record<HouseKind, TEntry>;

const HOUSE_PAGE = new RegExp(`^/originals/(${HOUSE_KINDS.join('|')})\\.html(?:[?#]|$)`);

/** The rules of a house game by its address; undefined for games of other studios. */
export const houseKindOf = (gameUrl: string | undefined): HouseKind | undefined =>
  HOUSE_PAGE.exec(gameUrl ?? '')?.[1] as HouseKind | undefined;

/** True when everybody is in one flight of this crash game: its address says `flight=shared`. */
export const isSharedFlight = (gameUrl: string | undefined): boolean =>
  /^\/originals\/crash\.html\?(?:[^#]*&)?flight=shared(?:[&#]|$)/.test(gameUrl ?? '');

/** In a flight for everybody, bets are open so long, and the end is shown so long. */
export const BETTING_MS = 7_000;
export const FLIGHT_PAUSE_MS = 3_000;

/** A player has at most this many bets in one flight. */
export const MOST_FLIGHT_BETS = 2;

/** So many bets of one flight are shown, the highest stakes first, and so many flights before it. */
export const SHOWN_FLIGHT_BETS = 100;
export const SHOWN_FLIGHTS = 100;

/** Stands for the name of a player who is not shown. */
export const ANONYMOUS_NAME = '•••';

/** KES 20 is the least that Kenya's law allows for a bet. A game begins with the least stake. */
export const STAKES = { KES: { min: 20, max: 20_000 }, USD: { min: 0.2, max: 200 } } as const;

/** The most that one round pays. Stakes and rounds have bounds by it, so that no win is cut (docs/decisions/rounds-for-money.md). */
export const MAX_WIN = { KES: 20_000_000, USD: 200_000 } as const;

/** A round for this stake in minor units pays the most at this multiplier, in hundredths. Without a currency it is a demo. */
export const mostMultiplierOf = ({
  stakeCents,
  currency,
}: {
  stakeCents?: number | undefined;
  currency?: CurrencyCode | undefined;
}) => (currency && stakeCents ? Math.floor((MAX_WIN[currency] * 10_000) / stakeCents) : Infinity);

/** The highest stake, a whole decimal, for a biggest multiplier in hundredths: every win is paid whole. */
export const mostStakeOf = (greatest: number, currency: CurrencyCode): number =>
  Math.min(STAKES[currency].max, Math.floor((MAX_WIN[currency] * 100) / greatest));

/**
 * The percentage of a stake that counts for points, the wheel, invitations, the challenge and cash-back; bonuses have their own.
 * Who plays blackjack well gets nearly all back, so that a whole stake would be paid more by offers than it costs.
 */
export const countedPercentOf = (kind: HouseKind): number => (kind === 'blackjack' ? 10 : 100);

/** A launch that is not used so long takes no more bets. */
export const LAUNCH_IDLE_MINUTES = 30;

/** A slot for money spins once in this time. */
export const SPIN_MS = 2_500;

/** An open round of mines or hilo that nobody goes on with is paid at its present multiplier, and the hands of blackjack stand; an untouched one is void. */
export const ABANDONED_MS = 24 * 3_600_000;
export const ROUND_STATES = ['open', 'settled', 'void'] as const;
/** A round that goes on is moved by these; `originals/kinds.ts` says which a kind takes, and when. */
export const ROUND_ACTIONS = ['open', 'cashOut', 'higher', 'lower', 'skip', 'hit', 'stand', 'double', 'split'] as const;
