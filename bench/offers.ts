/**
 * npm run bench:offers [-- --days 1000] [-- --only name]: the value of the best known way to use each seeded offer, alone and
 * together, and hunters who live off the offers of the real server. Fails when an offer pays, or a hunter beats the house.
 */
import { parseArgs } from 'node:util';
import { HOUSE_KINDS } from '../contract/playTerms.ts';
import {
  bestTogether,
  EDGES,
  MOST_OF_EDGE,
  offerProblems,
  type Offers,
  type Price,
  pricesOf,
  returnOf,
} from '../server/seed/check/offerPrices.ts';
import { DUE_ODDS, type Jackpot } from '../contract/jackpots.ts';
import { JACKPOT_SHARE } from '../originals/slots/rules/index.ts';
import { costOfJackpot } from '../server/seed/check/jackpotPrices.ts';
import { seedData } from '../server/seed/seedData.ts';
import { HUNTERS } from './offers/hunters.ts';
import { type Hunted, hunt } from './offers/hunt.ts';
import { stakedOf } from './offers/tally.ts';
import { table } from './table.ts';

const KES_PER_USD = 129.5;

const { values } = parseArgs({
  options: { days: { type: 'string', default: '1000' }, only: { type: 'string', default: '' } },
});
const days = Number(values.days);
if (!Number.isSafeInteger(days) || days < 1)
  throw new RangeError(`--days ${values.days} is no whole number above zero`);

const ksh = (amount: number): string => amount.toLocaleString('en', { maximumFractionDigits: amount < 1_000 ? 2 : 0 });
const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;

const offers = seedData(Date.now()) as unknown as Offers;
const prices = pricesOf(offers, KES_PER_USD);

/** The kind of game at which the house keeps least of the offer. */
const bestKind = (price: Price) =>
  HOUSE_KINDS.filter((kind) => price.contribution[kind] > 0).toSorted(
    (a, b) => EDGES[a] - returnOf(price, a) - (EDGES[b] - returnOf(price, b)),
  )[0] ?? 'slots';

console.log(`## Each offer alone, KES\n`);
console.log(
  table(
    ['Offer', 'gives', 'for stakes of', 'best at', 'the house earns', 'and keeps'],
    prices.map((price) => {
      const kind = bestKind(price);
      const counted = (price.stakes * 100) / Math.max(1, price.contribution[kind]);
      const earned = counted * EDGES[kind];
      return [price.place, ksh(price.gives), ksh(counted), kind, ksh(earned), ksh(earned - price.gives)];
    }),
  ),
);

console.log(`\n## All together, of each stake (limit ${percent(MOST_OF_EDGE)} of the edge)\n`);
console.log(
  table(
    ['At', 'edge', 'given back', 'kept'],
    HOUSE_KINDS.map((kind) => {
      const given = bestTogether(prices, kind).reduce((sum, price) => sum + returnOf(price, kind), 0);
      return [kind, percent(EDGES[kind]), percent(given), percent(EDGES[kind] - given)];
    }),
  ),
);

const seeded = offers.jackpots as unknown as Jackpot[];
console.log(
  `\n## Jackpots, of a stake in KES (the slots that feed them keep ${percent(JACKPOT_SHARE)} more than others)\n`,
);
console.log(
  table(
    [
      'Jackpot',
      'fed',
      'costs the house',
      'comes back from an average pot',
      'from the largest',
      'once it is due',
      'so the player has the edge',
    ],
    seeded.map((jackpot) => {
      const { seed, most, turnover } = jackpot.KES;
      const worth = (pot: number, odds: number): number => pot / odds;
      const due = worth(most, turnover / DUE_ODDS);
      const mean = Math.min(most, seed + (jackpot.sharePercent / 100) * turnover);
      return [
        ...[jackpot.id, percent(jackpot.sharePercent / 100), percent(costOfJackpot(jackpot, 'KES'))],
        ...[worth(mean, turnover), worth(most, turnover), due].map(percent),
        due > EDGES.slots + JACKPOT_SHARE ? 'when it is due, at the cost of other players alone' : 'never',
      ];
    }),
  ),
);

const problems = offerProblems(offers, KES_PER_USD);
problems.forEach((problem) => console.log(`FAILED ${problem}`));

console.log(`\n## Hunters, ${days} days each, KES\n`);
const hunted: Hunted[] = [];
for (const hunter of HUNTERS.filter(({ name }) => name.includes(values.only))) {
  const from = performance.now();
  const one = await hunt(hunter, days);
  hunted.push(one);
  console.error(`${one.name}: ${((performance.now() - from) / 1_000).toFixed(0)} s`);
}

const aYear = (amount: number): number => (amount / days) * 365;

/** The part of the stakes that comes back without luck, and the range that games and offers tell. */
const returnText = ({ all, cost, told }: Hunted): string => {
  const staked = stakedOf(all);
  if (staked === 0) return 'nothing staked';
  const back = (given: number): string => percent(1 - (all.edge - given) / staked);
  return `${back(cost)} of ${back(0)} to ${back(told)}`;
};

console.log(
  table(
    [
      'Hunter',
      'accounts',
      'persons',
      'paid in',
      'staked',
      'offers',
      'of an account a year',
      'of a person a year',
      'the house has',
      'σ',
      'without luck',
      'return',
      'debts',
      'wins',
    ],
    hunted.map((one) => [
      one.name,
      one.accounts,
      one.persons,
      ...[one.all.paidIn, stakedOf(one.all), one.cost, aYear(one.cost / one.accounts)].map(ksh),
      ...[aYear(one.cost / one.persons), one.result, one.sigma, one.withoutLuck].map(ksh),
      returnText(one),
      ksh(one.all.debt),
      one.isWinner ? 'YES' : 'no',
    ]),
  ),
);
const wrong = hunted.flatMap((one) => one.problems.map((problem) => `${one.name}: ${problem}`));
wrong.forEach((problem) => console.log(`FAILED ${problem}`));
if (problems.length + wrong.length > 0 || hunted.some(({ isWinner }) => isWinner)) process.exitCode = 1;
