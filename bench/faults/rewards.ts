/** The gifts of the wheel, the bonus market and free spins here, with terms of their own: each ends within a run. */
import { byKind } from '../../contract/bonusTerms.ts';
import { HOUSE_KINDS } from '../../contract/playTerms.ts';
import type { BONUS } from './money.ts';

/** Amounts are whole KES. */
export type Wagering = Pick<typeof BONUS, 'wagering' | 'contribution' | 'maxStake' | 'expiryDays' | 'conversionTimes'>;

const prize = (weight: number, bonusKes: number, freeSpins = 0) => ({
  weight,
  bonusKes,
  bonusUsd: bonusKes / 100,
  freeSpins,
});

const WHEEL_WAGERING: Wagering = {
  wagering: 1,
  contribution: byKind(100),
  maxStake: 900,
  expiryDays: 1,
  conversionTimes: 5,
};

const SPIN_WAGERING: Wagering = { ...WHEEL_WAGERING, wagering: 3, maxStake: 1_200, expiryDays: 3, conversionTimes: 1 };

/** The terms of bonus money for which the operator has none: no highest stake or cap is ever reached. */
export const PLAIN_WAGERING: Wagering = {
  ...WHEEL_WAGERING,
  maxStake: 1_000_000,
  expiryDays: 30,
  conversionTimes: 1_000_000,
};

/** Whole KES and US cents, money and spins in one segment too. */
export const WHEEL = {
  id: 'wheel',
  isActive: true,
  segments: [
    prize(4, 20),
    prize(1, 400),
    prize(4, 0, 2),
    prize(4, 50),
    prize(1, 0, 4),
    prize(2, 150, 1),
    prize(2, 0),
    prize(2, 35),
  ],
  ...WHEEL_WAGERING,
};

export const SPIN_TERMS = {
  id: 'spins',
  isActive: true,
  gameId: 'slots',
  stakeKes: 25,
  stakeUsd: 0.25,
  validDays: 4,
  ...SPIN_WAGERING,
};

/** `gone` is not for sale. Prices are points. */
export const BOXES = [
  {
    id: 'box',
    isActive: true,
    title: 'Box',
    price: 25,
    prizes: [prize(3, 30), prize(1, 250), prize(3, 0, 2), prize(2, 40, 1)],
  },
  { id: 'gone', isActive: false, title: 'Gone', price: 1, prizes: [prize(1, 20_000)] },
];

export const SPIN_OFFERS = [{ id: 'three', isActive: true, title: 'Three', spins: 3, gameId: 'slots', price: 40 }];

/** Falls for certain with a stake of 4,000 KES or 40 USD. */
export const JACKPOT = {
  ...{ id: 'pot', isActive: true, order: 1, name: 'Pot', sharePercent: 0.37 },
  KES: { seed: 500, most: 510, turnover: 4_000 },
  USD: { seed: 5, most: 5.1, turnover: 40 },
};

/** Each bet of KES 100 or USD 1 on a flight for everybody brings one for certain. */
export const FREE_FLIGHTS = {
  ...{ id: 'flights', isActive: true, gameId: 'kupaa', stakeKes: 10, stakeUsd: 0.08, validDays: 7, wagering: 1 },
  ...{ turnoverKes: 100, turnoverUsd: 1 },
};

/** Every game counts in it. */
export const RACE = {
  ...{ id: 'race', isActive: true, order: 1, title: 'Race', every: 'week' as const, kinds: [...HOUSE_KINDS] },
  ...{
    score: 'stake' as const,
    leastStakeKes: 0,
    givesPercent: 1,
    mostKes: 10_000,
    shares: [60, 40],
    gamesPage: 'all-games',
  },
};

/** A model of the players cannot foresee a fall: this one all but never does. */
const RARE = {
  ...JACKPOT,
  KES: { seed: 500, most: 20_000_000, turnover: 10_000_000_000 },
  USD: { seed: 5, most: 200_000, turnover: 100_000_000 },
};

/** The operator's content by collection. */
export const REWARDS = [
  ['wheel-terms', [WHEEL]],
  ['spin-terms', [SPIN_TERMS]],
  ['bonus-market-boxes', BOXES],
  ['free-spins', SPIN_OFFERS],
  ['jackpots', [RARE]],
] as const;
