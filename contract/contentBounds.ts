/** Ceilings of numbers in operators' content, so that a typing mistake gives nothing away. They are for server and tools alone. */

/** The lowest and the highest value. Fields with bounds in their own schema are not in the table. */
type Bounds = readonly [least: number, most: number];

const ORDER: Bounds = [0, 1_000];
const PRICE: Bounds = [0, 10_000_000];
const FREE_SPINS: Bounds = [0, 500];
const DEPOSIT_KES: Bounds = [0, 1_300_000];
const POINTS: Bounds = [0, 1_000_000_000];

const DEPOSIT_BONUS = {
  bonusPercentage: [0, 500],
  freeSpins: FREE_SPINS,
  minDeposit: DEPOSIT_KES,
  maxBonus: [0, 200_000],
  extraKes: [0, 20_000],
} as const;

/** The bounds of each collection and field. Amounts are in KES unless the field says otherwise. */
export const NUMBER_BOUNDS: Readonly<Record<string, Readonly<Record<string, Bounds>>>> = {
  games: { popularity: POINTS },
  settings: { 'footerData.minimumAge': [18, 100] },
  'bet-history': { stake: [0, 1_000_000], payout: [0, 20_000_000], multiplier: [0, 1_000_000] },
  'deposit-bonuses': DEPOSIT_BONUS,
  'welcome-bonuses': { ...DEPOSIT_BONUS, order: ORDER },
  'bonus-market-boxes': { price: PRICE },
  'free-spins': { spins: FREE_SPINS, price: PRICE },
  'challenge-tasks': { order: ORDER, target: [0, 1_000_000_000], points: [0, 1_000_000] },
  'challenge-prizes': { rank: ORDER, amountKes: [0, 1_000_000], minPoints: [0, 1_000_000_000] },
  leaderboard: { rank: POINTS, points: POINTS },
  jackpots: {
    ...{ order: ORDER, sharePercent: [0, 2] },
    ...{ 'KES.seed': [0, 1_000_000], 'KES.most': [100, 20_000_000], 'KES.turnover': [10_000, 10_000_000_000] },
    ...{ 'USD.seed': [0, 10_000], 'USD.most': [1, 200_000], 'USD.turnover': [100, 100_000_000] },
  },
  races: {
    ...{ order: ORDER, rounds: [1, 10_000], leastStakeKes: [0, 20_000] },
    ...{ givesPercent: [0, 50], mostKes: [0, 10_000_000] },
  },
  'vip-levels': { order: ORDER, minWager: [0, 100_000_000], minWagerKes: [0, 10_000_000_000] },
  'referral-terms': { rewardKes: [0, 10_000], minDepositKes: DEPOSIT_KES, friendStakesKes: [0, 10_000_000] },
};

const WHOLE: ReadonlySet<string> = new Set(['freeSpins', 'spins', 'order', 'rank', 'rounds', 'mostKes']);

export type BoundProblem = { field: string; value: unknown; expected: string };

const at = (item: unknown, field: string): unknown =>
  field.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], item);

/** The numbers of a stored item that are out of their bounds. Other kinds of mistakes are for its schema. */
export function numberProblems(collection: string, item: unknown): BoundProblem[] {
  return Object.entries(NUMBER_BOUNDS[collection] ?? {}).flatMap(([field, [least, most]]) => {
    const value = at(item, field);
    if (typeof value !== 'number') return [];
    const isWhole = WHOLE.has(field);
    if (value >= least && value <= most && (!isWhole || Number.isInteger(value))) return [];
    return [{ field, value, expected: `${isWhole ? 'a whole number ' : ''}from ${least} to ${most}` }];
  });
}

const PERCENTAGES: ReadonlySet<string> = new Set(['deposit-bonuses', 'welcome-bonuses']);

/** A percentage of any deposit needs a most: without one it is as large as the largest deposit. Imports are checked for that. */
export function limitlessBonus(collection: string, item: unknown): BoundProblem[] {
  const percentage = at(item, 'bonusPercentage');
  const isLimited = at(item, 'maxBonus') !== undefined || typeof percentage !== 'number' || percentage <= 0;
  if (!PERCENTAGES.has(collection) || isLimited) return [];
  return [{ field: 'maxBonus', value: undefined, expected: 'the most in whole KES that the bonusPercentage gives' }];
}
