/** Terms of rounds for money (docs/decisions/rounds-for-money.md). Amounts are decimals of the account's currency. */

/** Whose rules the server has. */
export const HOUSE_KINDS = ['slots', 'crash', 'mines', 'dice'] as const;
export type HouseKind = (typeof HOUSE_KINDS)[number];

const HOUSE_PAGE = new RegExp(`^/originals/(${HOUSE_KINDS.join('|')})\\.html(?:[?#]|$)`);

/** The rules of a house game by its address; undefined for games of other studios. */
export const houseKindOf = (gameUrl: string | undefined): HouseKind | undefined =>
  HOUSE_PAGE.exec(gameUrl ?? '')?.[1] as HouseKind | undefined;

/** `default` is what a game offers first. KES 20 is the least that Kenya's law allows for a bet. */
export const STAKES = {
  KES: { min: 20, max: 20_000, default: 50 },
  USD: { min: 0.2, max: 200, default: 0.5 },
} as const;

/** The most that one round pays, whatever its multiplier says. */
export const MAX_WIN = { KES: 20_000_000, USD: 150_000 } as const;

/** A launch that is not used so long takes no more bets. */
export const LAUNCH_IDLE_MINUTES = 30;

/** From spin to spin of a slot, for money. */
export const SPIN_MS = 2_500;

/** An open round of mines that nobody goes on with is paid at its present multiplier. */
export const ABANDONED_HOURS = 24;

export const ROUND_STATES = ['open', 'settled', 'void'] as const;
export const ROUND_ACTIONS = ['open', 'cashOut'] as const;
