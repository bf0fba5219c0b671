/** Compares what the house has in a world with what games and offers say that it has on average: it must have kept its edge. */
import * as v from 'valibot';
import { BonusBoxSchema } from '../../contract/market.ts';
import { areOfFlights, SpinTermsSchema } from '../../contract/bonusTerms.ts';
import { HOUSE_KINDS, type HouseKind, ofKinds } from '../../contract/playTerms.ts';
import { WheelTermsSchema } from '../../contract/wheel.ts';
import { SLOT_RTP } from '../../originals/slots/rules/index.ts';
import {
  bestTogether,
  EDGES,
  MOST_OF_EDGE,
  offerProblems,
  type Offers,
  pricesOf,
  returnOf,
  storedOffers,
} from '../../server/seed/check/offerPrices.ts';
import { Checks } from '../faults/Checks.ts';
import { checkHouse, checkSides } from '../faults/checkSides.ts';
import { type PlayerRecords, readPlayer, sumOf } from '../faults/playerRecords.ts';
import { added, drawOf, stakedOf, type Tally, tallyOf, type Terms } from './tally.ts';
import type { World } from './World.ts';

const KES_PER_USD = 129.5;
export const SIGMAS = 4;
/** Prices are means of whole cents; sums of many stakes may be so far off, KES. */
const SLACK = 1;

export interface Reckoning {
  all: Tally;
  persons: number;
  /** Offers may give back this much of these stakes: at most nine tenths of the edge. */
  told: number;
  /** Offers have cost this much without the luck of draws: money that was given, and the worth of free spins. */
  cost: number;
  /** The house has this from its players: a debt counts as paid, and `all.debt` has its sum. */
  result: number;
  /** The least that the house has on average. */
  expected: number;
  sigma: number;
  /** The house would have this if each round and each drawn prize had brought its mean. */
  withoutLuck: number;
  /** Sentences on what is wrong. */
  problems: string[];
}

/** The part of a stake that offers may give back, by kind of game. */
type Shares = Readonly<Record<HouseKind, number>>;

function sharesOf(offers: Offers): Shares {
  const prices = pricesOf(offers, KES_PER_USD);
  const share = (kind: HouseKind): number =>
    Math.min(
      MOST_OF_EDGE * EDGES[kind],
      sumOf(bestTogether(prices, kind), (price) => returnOf(price, kind)),
    );
  return ofKinds(share);
}

function termsOf(offers: Offers): Terms {
  const read = <T>(name: keyof Offers, schema: v.GenericSchema<unknown, T>): T[] =>
    offers[name].map((item) => v.parse(schema, item));
  const spins = read('spin-terms', SpinTermsSchema).find((terms) => terms.isActive && !areOfFlights(terms));
  const spin = (spins?.stakeKes ?? 0) * SLOT_RTP;
  const wheel = read('wheel-terms', WheelTermsSchema).find(({ isActive }) => isActive)?.segments ?? [];
  const boxes = read('bonus-market-boxes', BonusBoxSchema);
  return {
    spin,
    wheel: drawOf(wheel, spin),
    boxes: new Map(boxes.map(({ id, prizes = [] }) => [id, drawOf(prizes, spin)])),
  };
}

const toldOf = (tally: Tally, shares: Shares): number => sumOf(HOUSE_KINDS, (kind) => tally[kind] * shares[kind]);
const costOf = ({ bonusCost, spinsWorth, drawLuck }: Tally): number => bonusCost + spinsWorth - drawLuck;

/** Accounts that belong together: those of one person, and of who invited whom. Each has its own list, one for all of it. */
class Circles {
  readonly #of = new Map<string, string[]>();

  join(one: string, other: string): void {
    const [mine, theirs] = [this.of(one), this.of(other)];
    if (mine === theirs) return;
    mine.push(...theirs);
    for (const uid of theirs) this.#of.set(uid, mine);
  }

  of(uid: string): string[] {
    const known = this.#of.get(uid) ?? [uid];
    this.#of.set(uid, known);
    return known;
  }
}

/** Checks the journal of each account on the way. */
async function tallies(world: World, checks: Checks, terms: Terms): Promise<Map<string, Tally>> {
  const found = new Map<string, Tally>();
  for (const uid of world.accounts.keys()) {
    const records: PlayerRecords = await readPlayer(world.server.store, uid);
    checkSides(checks, records, uid);
    found.set(uid, tallyOf(records, terms));
  }
  await checkHouse(checks, world.server.store, 'the house');
  return found;
}

async function circlesOf({ accounts, server: { store } }: World): Promise<{ circles: string[][]; persons: number }> {
  const [persons, all] = [new Circles(), new Circles()];
  for (const { accounts: own } of await store.find('persons'))
    for (const uid of own) for (const circles of [persons, all]) circles.join(own[0] ?? uid, uid);
  for (const { id, referrerId } of await store.find('referrals')) all.join(referrerId, id);
  const uids = [...accounts.keys()];
  const distinct = (circles: Circles) => [...new Set(uids.map((uid) => circles.of(uid)))];
  return { circles: distinct(all), persons: distinct(persons).length };
}

const ksh = (amount: number): string => `Ksh ${amount.toLocaleString('en', { maximumFractionDigits: 0 })}`;

/** Everybody who belongs together must have got no more from offers than these give back of their stakes. */
function greedy(circles: readonly string[][], of: ReadonlyMap<string, Tally>, shares: Shares): string[] {
  return circles.flatMap((uids) => {
    const tally = added(uids.flatMap((uid) => of.get(uid) ?? []));
    const [cost, told] = [costOf(tally), toldOf(tally, shares)];
    const who = `${uids.slice(0, 3).join(', ')}${uids.length > 3 ? ' and others' : ''}`;
    return cost > told + SLACK ? [`offers gave ${who} ${ksh(cost)}, at most ${ksh(told)} is told of their stakes`] : [];
  });
}

function failedAnswers({ answers }: World): string[] {
  return [...answers].flatMap(([call, counts]) =>
    [...counts].flatMap(([status, count]) => (status >= 500 ? [`${call} answered ${status}, ${count} times`] : [])),
  );
}

/** Call it when everything has ended: bonus money that is left counts as money of the house. */
export async function reckon(world: World): Promise<Reckoning> {
  const offers = await storedOffers(world.server.store);
  const checks = new Checks();
  const of = await tallies(world, checks, termsOf(offers));
  const { circles, persons } = await circlesOf(world);
  const shares = sharesOf(offers);
  const all = added([...of.values()]);
  const [told, cost, sigma] = [toldOf(all, shares), costOf(all), Math.sqrt(all.variance)];
  const result = all.paidIn - all.paidOut - all.takenBack - all.balance;
  const played = stakedOf(all) - all.won - all.bonusCost;
  const expected = all.edge - told;
  checks.equal(Math.round(played * 100), Math.round(result * 100), 'the house by rounds and by payments, cents');
  const problems = [
    ...checks.failures,
    ...failedAnswers(world),
    ...offerProblems(offers, KES_PER_USD),
    ...greedy(circles, of, shares),
    ...(result < expected - SIGMAS * sigma
      ? [`the house has ${ksh(result)}, expected at least ${ksh(expected - SIGMAS * sigma)}`]
      : []),
  ];
  return { all, persons, told, cost, result, expected, sigma, withoutLuck: result + all.luck, problems };
}
