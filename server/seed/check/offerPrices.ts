/**
 * What offers give back of the stakes that they ask for, used as cleverly as can be. A stake may count for one bonus of a
 * deposit, for points, the wheel, an invitation and the challenge at once, so the best of each kind are added up. Together they
 * must stay below the edge of the house by a margin (docs/money.md, What offers cost).
 */
import * as v from 'valibot';
import {
  areOfFlights,
  type SpinTerms,
  SpinTermsSchema,
  timesOf,
  type WageringTerms,
} from '../../../contract/bonusTerms.ts';
import { ChallengePrizeSchema, ChallengeTaskSchema } from '../../../contract/challenge.ts';
import { POINT_EDGE, RaceSchema } from '../../../contract/races.ts';
import { JackpotSchema } from '../../../contract/jackpots.ts';
import { DepositBonusSchema, WelcomeBonusSchema } from '../../../contract/depositBonuses.ts';
import { type BoxPrize, BonusBoxSchema, FreeSpinsSchema, POINT_STAKE } from '../../../contract/market.ts';
import { countedPercentOf, HOUSE_KINDS, type HouseKind, ofKinds, STAKES } from '../../../contract/playTerms.ts';
import { CASHBACK_OF_STAKES, ReferralTermsSchema, VipLevelSchema } from '../../../contract/rewards.ts';
import { costOfTurn, WheelTermsSchema } from '../../../contract/wheel.ts';
import { KINDS } from '../../../originals/kinds.ts';
import { CRASH_RTP } from '../../../originals/crash/rules/index.ts';
import { SLOT_RTP } from '../../../originals/slots/rules/index.ts';
import { jackpotProblems } from './jackpotPrices.ts';
import type { PublishedCollection } from '../../src/store/collections.ts';
import type { DocumentStore } from '../../src/store/DocumentStore.ts';

/** The share of a stake that stays with the house, by kind of game. */
export const EDGES = ofKinds((kind) => 1 - KINDS[kind].rtp);

/** Offers may give back this part of the edge. */
export const MOST_OF_EDGE = 0.9;

export const OFFER_COLLECTIONS = [
  'deposit-bonuses',
  'welcome-bonuses',
  'bonus-market-boxes',
  'free-spins',
  'wheel-terms',
  'referral-terms',
  'challenge-prizes',
  'jackpots',
  'races',
] as const satisfies readonly PublishedCollection[];

/** These are needed to judge the offers. */
export const PRICED_COLLECTIONS = [
  ...OFFER_COLLECTIONS,
  'spin-terms',
  'challenge-tasks',
  'vip-levels',
] as const satisfies readonly PublishedCollection[];

type PricedCollection = (typeof PRICED_COLLECTIONS)[number];
export type Offers = Readonly<Record<PricedCollection, readonly { id: string }[]>>;

export const storedOffers = async (store: Pick<DocumentStore, 'find'>): Promise<Offers> => {
  const found = PRICED_COLLECTIONS.map(async (name) => [name, await store.find(name)] as const);
  return Object.fromEntries(await Promise.all(found)) as unknown as Offers;
};

/**
 * The offers as they will be after an import: those of the file, beside the stored ones that it does not name. Undefined when
 * the file has none.
 */
export async function importedOffers(
  store: Pick<DocumentStore, 'find'>,
  content: Partial<Offers>,
  isReplacing: boolean,
): Promise<Offers | undefined> {
  if (PRICED_COLLECTIONS.every((name) => content[name] === undefined)) return undefined;
  const stored = await storedOffers(store);
  const merged = PRICED_COLLECTIONS.map((name) => {
    const given = content[name];
    const kept = stored[name].filter(({ id }) => !given?.some((item) => item.id === id));
    return [name, given && isReplacing ? given : [...(given ?? []), ...kept]] as const;
  });
  return Object.fromEntries(merged) as unknown as Offers;
}

/** The best use of an offer, in KES. */
export interface Price {
  family: 'deposit' | 'points' | 'wheel' | 'invitation' | 'challenge' | 'races' | 'cashback' | 'flights';
  /** The collection and the id, such as `deposit-bonuses / reload`. */
  place: string;
  gives: number;
  /** The stakes that it takes to get this. */
  stakes: number;
  /** The percentage of a stake that counts, by kind of game. */
  contribution: Readonly<Record<HouseKind, number>>;
}

const WHOLE = ofKinds(countedPercentOf);

/** The best use of each active offer. `kesPerUsd`: of accounts in dollars, whose prizes have amounts of their own. */
export function pricesOf(offers: Offers, kesPerUsd: number): Price[] {
  const free = activeOf(offers['spin-terms'], SpinTermsSchema);
  const spin = worthOfSpin(
    free.find((each) => !areOfFlights(each)),
    kesPerUsd,
  );
  return [
    ...depositPrices(offers, spin),
    ...marketPrices(offers, spin, kesPerUsd),
    ...wheelPrices(offers, spin, kesPerUsd),
    ...activeOf(offers['referral-terms'], ReferralTermsSchema).map(({ id, rewardKes, friendStakesKes }) =>
      priceOf('invitation', `referral-terms / ${id}`, rewardKes, friendStakesKes),
    ),
    ...challengePrices(offers),
    ...racePrices(offers),
    ...free.flatMap(flightPrices),
    ...activeOf(offers['vip-levels'], VipLevelSchema)
      .filter(({ cashbackPercent, cashbackKes }) => cashbackPercent > 0 && cashbackKes > 0)
      .map(({ id, cashbackPercent }) =>
        priceOf('cashback', `vip-levels / ${id}`, Math.min(cashbackPercent / 100, CASHBACK_OF_STAKES) * 1_000, 1_000),
      ),
  ];
}

const priceOf = (family: Price['family'], place: string, gives: number, stakes: number): Price => ({
  ...{ family, place, gives, stakes, contribution: WHOLE },
});

export function activeOf<TSchema extends v.GenericSchema<unknown, { isActive: boolean }>>(
  items: readonly { id: string }[],
  schema: TSchema,
): v.InferOutput<TSchema>[] {
  const read = items.map((item) => v.safeParse(schema, item));
  return read.flatMap(({ success, output }) => (success && output.isActive ? [output] : []));
}

/** A free spin wins this much on average, KES, in the currency in which it is worth more. */
const worthOfSpin = (spins: SpinTerms | undefined, kesPerUsd: number): number =>
  spins ? Math.max(spins.stakeKes, spins.stakeUsd * kesPerUsd) * SLOT_RTP : 0;

/** Free flights give back this much of stakes on flights, in the currency in which it is more. */
function flightPrices({ id, stakeKes, turnoverKes, stakeUsd, turnoverUsd }: SpinTerms): Price[] {
  const share = Math.max(turnoverKes && stakeKes / turnoverKes, turnoverUsd && stakeUsd / turnoverUsd);
  const price = priceOf('flights', `spin-terms / ${id}`, share * CRASH_RTP * 1_000, 1_000);
  return share > 0 ? [{ ...price, contribution: ofKinds((kind) => (kind === 'crash' ? 100 : 0)) }] : [];
}

interface DepositOffer extends WageringTerms {
  id: string;
  bonusPercentage: number;
  freeSpins: number;
  minDeposit: number;
  maxBonus?: number | undefined;
  extraKes: number;
}

/** `spin`: the worth of a free spin, KES. */
function depositPrices(offers: Offers, spin: number): Price[] {
  const priced = (collection: string, bonus: DepositOffer): Price[] =>
    depositsOf(bonus).flatMap((deposit) => {
      const share = (deposit * bonus.bonusPercentage) / 100;
      const money = Math.min(share, bonus.maxBonus ?? Infinity) + bonus.extraKes;
      const price = (gives: number, stakes: number): Price => ({
        ...priceOf('deposit', `${collection} / ${bonus.id}`, gives, stakes),
        contribution: bonus.contribution,
      });
      const whole = price(money + bonus.freeSpins * spin, timesOf(bonus) * (deposit + money));
      // Bonus money is there at once: who plays high may win with it, or have lost all, after staking everything once.
      return money > 0 ? [whole, price(money, deposit + money)] : [whole];
    });
  return [
    ...activeOf(offers['deposit-bonuses'], DepositBonusSchema).flatMap((bonus) => priced('deposit-bonuses', bonus)),
    ...activeOf(offers['welcome-bonuses'], WelcomeBonusSchema).flatMap((bonus) => priced('welcome-bonuses', bonus)),
  ];
}

/** The least deposit that brings the bonus, and the one that brings the most. KES. */
function depositsOf({ minDeposit, bonusPercentage, maxBonus }: DepositOffer): number[] {
  const least = Math.max(1, minDeposit);
  const full = bonusPercentage > 0 && maxBonus !== undefined ? (maxBonus * 100) / bonusPercentage : least;
  return [...new Set([least, Math.max(least, full)])];
}

type Prize = Pick<BoxPrize, 'weight' | 'bonusKes' | 'bonusUsd' | 'freeSpins'>;

function marketPrices(offers: Offers, spin: number, kesPerUsd: number): Price[] {
  const price = (place: string, points: number, prizes: readonly Prize[]) => {
    const weights = prizes.reduce((sum, { weight }) => sum + weight, 0);
    const mean = (moneyOf: (prize: Prize) => number): number =>
      prizes.reduce((sum, prize) => sum + prize.weight * (moneyOf(prize) + prize.freeSpins * spin), 0) /
      Math.max(1, weights);
    const usd = priceOf(
      'points',
      place,
      mean(({ bonusUsd }) => bonusUsd * kesPerUsd),
      points * POINT_STAKE.USD * kesPerUsd,
    );
    return [
      priceOf(
        'points',
        place,
        mean(({ bonusKes }) => bonusKes),
        points * POINT_STAKE.KES,
      ),
      usd,
    ];
  };
  return [
    ...activeOf(offers['bonus-market-boxes'], BonusBoxSchema).flatMap((box) =>
      price(`bonus-market-boxes / ${box.id}`, box.price, box.prizes ?? []),
    ),
    ...activeOf(offers['free-spins'], FreeSpinsSchema).flatMap(({ id, price: points, spins: freeSpins }) =>
      price(`free-spins / ${id}`, points, [{ weight: 1, bonusKes: 0, bonusUsd: 0, freeSpins }]),
    ),
  ];
}

const wheelPrices = (offers: Offers, spin: number, kesPerUsd: number): Price[] =>
  activeOf(offers['wheel-terms'], WheelTermsSchema).flatMap(({ id, segments = [], stakedKes }) => {
    const kes = costOfTurn(segments, spin);
    const usd = costOfTurn(segments, spin / kesPerUsd, 'bonusUsd') * kesPerUsd;
    return [priceOf('wheel', `wheel-terms / ${id}`, Math.max(kes, usd), stakedKes)];
  });

/** The stakes for a prize are those that its points need, after all that tasks give once for next to nothing. */
function challengePrices(offers: Offers): Price[] {
  const tasks = activeOf(offers['challenge-tasks'], ChallengeTaskSchema);
  return activeOf(offers['challenge-prizes'], ChallengePrizeSchema).map(({ id, challengeId, amountKes, minPoints }) => {
    const own = tasks.filter((task) => task.challengeId === challengeId);
    const once = own.filter(({ isRepeated }) => !isRepeated).reduce((sum, { points }) => sum + points, 0);
    const costs = own
      .filter(({ isRepeated, points }) => isRepeated && points > 0)
      .map((task) => stakesOf(task) / task.points);
    // Points that no stakes bring are free.
    const stakes = costs.length > 0 ? Math.max(0, minPoints - once) * Math.min(...costs) : 0;
    return priceOf('challenge', `challenge-prizes / ${id}`, amountKes, stakes);
  });
}

/** A stake may count for several races. All their prizes together are these parts of the edge of the stakes, whoever wins them. */
function racePrices(offers: Offers): Price[] {
  const races = activeOf(offers.races, RaceSchema).filter(({ givesPercent }) => givesPercent > 0);
  if (races.length === 0) return [];
  const percentAt = (kind: HouseKind): number =>
    races.filter(({ kinds }) => kinds.includes(kind)).reduce((sum, { givesPercent }) => sum + givesPercent, 0);
  const place = `races / ${races.map(({ id }) => id).join(' + ')}`;
  // The price is that of stakes whose whole edge is given.
  const price = priceOf('races', place, POINT_EDGE * 1_000, 1_000);
  return [{ ...price, contribution: ofKinds((kind) => (percentAt(kind) * EDGES[kind]) / POINT_EDGE) }];
}

const stakesOf = ({ goal, target }: v.InferOutput<typeof ChallengeTaskSchema>): number => {
  if (goal === 'staked') return target;
  return goal === 'rounds' ? target * STAKES.KES.min : 0;
};

/** The part of a stake that comes back, at a kind of game. */
export const returnOf = ({ gives, stakes, contribution }: Price, kind: HouseKind): number =>
  gives <= 0 ? 0 : ((gives / Math.max(stakes, Number.MIN_VALUE)) * contribution[kind]) / 100;

/** The best offer of each family at a kind of game. */
export function bestTogether(prices: readonly Price[], kind: HouseKind): Price[] {
  const best = new Map<Price['family'], Price>();
  for (const price of prices) {
    const known = best.get(price.family);
    if (!known || returnOf(price, kind) > returnOf(known, kind)) best.set(price.family, price);
  }
  return [...best.values()];
}

const sumOf = (prices: readonly Price[], kind: HouseKind): number =>
  prices.reduce((sum, price) => sum + returnOf(price, kind), 0);

const ksh = (amount: number): string => `Ksh ${amount.toLocaleString('en', { maximumFractionDigits: 2 })}`;

/** All that is wrong with what offers and jackpots cost. Empty when all is well. */
export const offerProblems = (offers: Offers, kesPerUsd: number): string[] => [
  ...priceProblems(pricesOf(offers, kesPerUsd)),
  ...jackpotProblems(activeOf(offers.jackpots, JackpotSchema)),
];

/** A line for each offer that alone gives back too much, and else one for those that do together. Empty when all is well. */
function priceProblems(prices: readonly Price[]): string[] {
  const isTooMuch = (given: readonly Price[]): HouseKind | undefined =>
    HOUSE_KINDS.find((kind) => sumOf(given, kind) > MOST_OF_EDGE * EDGES[kind]);
  const alone = new Map(prices.flatMap((price) => (isTooMuch([price]) ? [[price.place, price] as const] : [])));
  if (alone.size > 0)
    return [...alone.values()].map((price) => {
      const kind = isTooMuch([price]) ?? 'slots';
      const earned = (price.stakes * EDGES[kind] * MOST_OF_EDGE * 100) / Math.max(price.contribution[kind], 1);
      return `${price.place}: gives ${ksh(price.gives)} for stakes of ${ksh(price.stakes)} at ${kind}, expected at most ${ksh(earned)}`;
    });
  const kind = HOUSE_KINDS.find((each) => sumOf(bestTogether(prices, each), each) > MOST_OF_EDGE * EDGES[each]);
  if (!kind) return [];
  const best = bestTogether(prices, kind);
  const per = (share: number): string => ksh(share * 1_000);
  const parts = best.map((price) => `${price.place} ${per(returnOf(price, kind))}`).join(', ');
  return [
    `offers together: of ${ksh(1_000)} staked at ${kind} they give back ${per(sumOf(best, kind))} (${parts}), expected at most ${per(MOST_OF_EDGE * EDGES[kind])}`,
  ];
}
