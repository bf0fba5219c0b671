import type { Round } from '@contract/rounds.ts';

const PROOF = {
  serverSeed: 'server seed',
  serverSeedHash: 'a4e53dc2f480b8fce6fe688b1317658b446299df23ad533394406427c8c19557',
  clientSeed: 'client seed',
  nonce: 1,
};

const ROUND = {
  status: 'settled',
  currency: 'KES',
  bonusStake: 0,
  bonusBalance: 0,
  proof: PROOF,
  startedAt: '2026-11-20T09:30:00.000Z',
  settledAt: '2026-11-20T09:30:00.000Z',
} as const;

/** The first roll of the known seeds, a win; the seeds are revealed. */
export const buildDice = (own: Partial<Round> = {}): Round => ({
  ...ROUND,
  roundId: 'r-dice',
  gameId: 'dice-1',
  kind: 'dice',
  stake: 20,
  multiplier: 1.94,
  win: 38.8,
  balance: 1_018.8,
  choice: { side: 'over', target: 50 },
  outcome: { roll: 74.67 },
  ...own,
});

/** Lost on the first of the mines that the known seeds lay. */
export const buildMines = (own: Partial<Round> = {}): Round => ({
  ...ROUND,
  roundId: 'r-mines',
  gameId: 'mines-1',
  kind: 'mines',
  stake: 50,
  multiplier: 0,
  win: 0,
  balance: 968.8,
  choice: { mines: 3 },
  outcome: { opened: [0, 1], mines: [18, 15, 5], hit: 15 },
  ...own,
});

export const buildSlots = (own: Partial<Round> = {}): Round => ({
  ...ROUND,
  roundId: 'r-slots',
  gameId: 'slots-1',
  kind: 'slots',
  stake: 50,
  multiplier: 0,
  win: 0,
  balance: 918.8,
  choice: {},
  outcome: { stops: [0, 1, 2, 3, 4], freeSpins: [], baseMultiplier: 0 },
  ...own,
});

/** Ends at 3.82 by the known seeds. */
export const buildCrash = (own: Partial<Round> = {}): Round => ({
  ...ROUND,
  roundId: 'r-crash',
  gameId: 'crash-1',
  kind: 'crash',
  stake: 100,
  multiplier: 1.5,
  win: 150,
  balance: 968.8,
  choice: { autoCashOut: 1.5 },
  outcome: { crashAt: 3.82, cashedOutAt: 1.5 },
  ...own,
});

/** The hash of the link, hashed again, is `terminalHash`. */
export const FLIGHT_PROOF = {
  flightId: 2,
  hash: 'cd'.repeat(32),
  salt: 'a public salt',
  terminalHash: '1771f57054df8e238819f7b56f97983cd0637959d8ba0be673893f81eb9b98b9',
  length: 1_000,
};

/** A cash-out at 1.20 in the second flight of a chain for everybody. */
export const buildFlight = (own: Partial<Round> = {}): Round =>
  buildCrash({
    roundId: 'r-flight',
    gameId: 'kupaa',
    multiplier: 1.2,
    win: 120,
    choice: {},
    outcome: { crashAt: 3.3, cashedOutAt: 1.2 },
    proof: FLIGHT_PROOF,
    ...own,
  });
