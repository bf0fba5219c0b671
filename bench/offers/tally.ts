/** The money of an account by its records, and the means of it by the rules of games and prizes, in KES. */
import { byKind } from '../../contract/bonusTerms.ts';
import type { BoxPrize } from '../../contract/market.ts';
import { HOUSE_KINDS, type HouseKind } from '../../contract/playTerms.ts';
import { BLACKJACK_RTP } from '../../originals/blackjack/rules/index.ts';
import { CRASH_RTP } from '../../originals/crash/rules/index.ts';
import { chanceOf, type DiceChoice, diceMultiplierOf } from '../../originals/dice/rules/index.ts';
import { HILO_MOVES, HILO_RTP, hiloMultiplierOf, waysIn } from '../../originals/hilo/rules/index.ts';
import { KINDS } from '../../originals/kinds.ts';
import { LIMBO_RTP } from '../../originals/limbo/rules/index.ts';
import { MINES_RTP, minesMultiplierOf } from '../../originals/mines/rules/index.ts';
import {
  chipsOf,
  ROULETTE_NUMBERS,
  type RouletteChoice,
  stakeOf,
  winWith,
} from '../../originals/roulette/rules/index.ts';
import { SLOT_RTP } from '../../originals/slots/rules/index.ts';
import type { RoundRecord } from '../../server/src/store/records/round.ts';
import { type PlayerRecords, sumOf } from '../faults/playerRecords.ts';

/** The mean of the squared multiplier of a spin, of three million rounds of `npm run bench:rtp`; its standard error is 0.2. */
const SLOT_SQUARE = 12.7;

/** The stakes of a round with the play of the chart, in first stakes, and the mean of the squared multiplier of all of them. */
const [BLACKJACK_STAKES, BLACKJACK_SQUARE] = [1.13, 1.95];

/** The mean of a multiplier, and that of its square. Where a multiplier is cut to hundredths, the mean is never too low. */
interface Odds {
  mean: number;
  square: number;
}

/** A win of this multiplier, with the return of its game. */
const oneWin = (mean: number, multiplier: number): Odds => ({ mean, square: mean * multiplier });

/** The table of a card of keno is that of any card with as many numbers. */
const isSameTable = (one: object, other: object): boolean =>
  JSON.stringify(one, lengths) === JSON.stringify(other, lengths);

const lengths = (_key: string, value: unknown): unknown => (Array.isArray(value) ? value.length : value);

/** The ways of the guesses of a round, also of the wrong one. */
const guessedWays = (drawn: object, steps: RoundRecord['steps']): number[] =>
  waysIn({
    cards: (drawn as { cards: number[] }).cards,
    moves: steps.flatMap(({ action }) => HILO_MOVES.filter((move) => move === action)),
  });

/** Every number counted. */
function ofChips(choice: RouletteChoice): Odds {
  const chips = chipsOf(choice);
  const paid = Array.from({ length: ROULETTE_NUMBERS }, (_, number) => winWith(chips, number) / stakeOf(chips));
  const mean = (power: number): number => sumOf(paid, (each) => each ** power) / ROULETTE_NUMBERS;
  return { mean: mean(1), square: mean(2) };
}

function oddsOf({ kind, choice, drawn, steps, multiplier }: RoundRecord): Odds {
  if (kind === 'slots') return { mean: SLOT_RTP, square: SLOT_SQUARE };
  if (kind === 'crash') return oneWin(CRASH_RTP, (choice as { autoCashOut?: number }).autoCashOut ?? multiplier / 100);
  if (kind === 'limbo') return oneWin(LIMBO_RTP, (choice as { target: number }).target);
  if (kind === 'dice') {
    const paid = diceMultiplierOf(choice as unknown as DiceChoice) / 100;
    return oneWin((chanceOf(choice as unknown as DiceChoice) / 100) * paid, paid);
  }
  if (kind === 'blackjack') return { mean: 1 - (1 - BLACKJACK_RTP) / BLACKJACK_STAKES, square: BLACKJACK_SQUARE };
  if (kind === 'roulette') return ofChips(choice as unknown as RouletteChoice);
  const table = KINDS[kind].tables?.().find((each) => isSameTable(each.choice, choice));
  if (table) {
    const sum = (power: number): number =>
      sumOf([...table.pays.entries()], ([outcome, pays]) => (pays / 100) ** power * (table.chances[outcome] ?? 0));
    return { mean: sum(1), square: sum(2) };
  }
  if (kind === 'hilo') return oneWin(HILO_RTP, hiloMultiplierOf(guessedWays(drawn, steps)) / 100);
  const tiles = steps.filter(({ action }) => action === 'open').length;
  return oneWin(MINES_RTP, minesMultiplierOf((choice as { mines: number }).mines, tiles) / 100);
}

/** Prizes that are drawn by weight, with the worth of each. */
export type Draw = readonly { weight: number; worth: number }[];

export const drawOf = (prizes: readonly Pick<BoxPrize, 'weight' | 'bonusKes' | 'freeSpins'>[], spin: number): Draw =>
  prizes.map(({ weight, bonusKes, freeSpins }) => ({ weight, worth: bonusKes + freeSpins * spin }));

function meanOf(draw: Draw, valueOf: (worth: number) => number): number {
  const weights = sumOf(draw, ({ weight }) => weight);
  return sumOf(draw, ({ weight, worth }) => weight * valueOf(worth)) / Math.max(1, weights);
}

export interface Terms {
  /** The worth of a free spin. */
  spin: number;
  wheel: Draw;
  boxes: ReadonlyMap<string, Draw>;
}

/** All fields are sums, so tallies can be added. */
export type Tally = Record<HouseKind, number> & {
  rounds: number;
  paidIn: number;
  paidOut: number;
  /** Card payments that the bank took back. */
  takenBack: number;
  /** The balance, and what of it is below zero. */
  balance: number;
  debt: number;
  won: number;
  /** The house keeps this of the stakes by the rules of the games. */
  edge: number;
  /** Free spins win this on average. */
  spinsWorth: number;
  spinsWon: number;
  /** Bonus money that was given, without what went back to the house or is left. */
  bonusCost: number;
  /** Above zero: wins and drawn prizes were more than the rules say. */
  luck: number;
  /** The part of the luck that is of drawn prizes. */
  drawLuck: number;
  variance: number;
};

const NOTHING: Tally = {
  ...byKind(0),
  ...{ rounds: 0, paidIn: 0, paidOut: 0, takenBack: 0, balance: 0, debt: 0 },
  ...{ won: 0, edge: 0, spinsWorth: 0, spinsWon: 0, bonusCost: 0, luck: 0, drawLuck: 0, variance: 0 },
};

export function added(tallies: readonly Tally[]): Tally {
  const sum = { ...NOTHING };
  for (const tally of tallies) for (const key of Object.keys(sum) as (keyof Tally)[]) sum[key] += tally[key];
  return sum;
}

export const stakedOf = (tally: Tally): number => sumOf(HOUSE_KINDS, (kind) => tally[kind]);

function addRound(tally: Tally, round: RoundRecord): void {
  const { kind, freeSpin } = round;
  const stake = (freeSpin ?? round).stakeCents / 100;
  const won = round.winCents / 100;
  const { mean, square } = oddsOf(round);
  tally.rounds += 1;
  tally.won += won;
  tally.luck += won - stake * mean;
  tally.variance += stake ** 2 * Math.max(0, square - mean ** 2);
  if (freeSpin) {
    tally.spinsWorth += stake * mean;
    tally.spinsWon += won;
    return;
  }
  tally[kind] += stake;
  tally.edge += stake * (1 - mean);
}

type Drawn = Pick<PlayerRecords['turns'][number], 'bonusCents' | 'freeSpins'>;

function addPrize(tally: Tally, { bonusCents, freeSpins }: Drawn, draw: Draw, spin: number): void {
  const mean = meanOf(draw, (worth) => worth);
  tally.drawLuck += bonusCents / 100 + freeSpins * spin - mean;
  tally.variance += meanOf(draw, (worth) => worth ** 2) - mean ** 2;
}

const OF_HOUSE = ['bonuses', 'prizes'];

/** Rounds that are open or were taken back have no part in it. */
export function tallyOf({ user, journal, rounds, turns, purchases }: PlayerRecords, terms: Terms): Tally {
  const tally = { ...NOTHING };
  const sum = (isIt: (line: PlayerRecords['journal'][number]) => boolean): number =>
    sumOf(journal.filter(isIt), ({ deltaCents }) => deltaCents) / 100;
  rounds.filter(({ status }) => status === 'settled').forEach((round) => addRound(tally, round));
  turns.forEach((turn) => addPrize(tally, turn, terms.wheel, terms.spin));
  for (const purchase of purchases) {
    const draw = terms.boxes.get(purchase.itemId);
    if (draw && purchase.shelf === 'boxes') addPrize(tally, purchase, draw, terms.spin);
  }
  tally.luck += tally.drawLuck;
  tally.paidIn = sum(({ kind, account }) => kind === 'deposit' && account === 'main');
  tally.paidOut = -sum(({ kind }) => kind === 'withdrawal' || kind === 'returned');
  tally.takenBack = -sum(({ kind }) => kind === 'chargeback');
  tally.balance = user?.balance ?? 0;
  tally.debt = Math.max(0, -tally.balance);
  tally.bonusCost = sum(({ against = '' }) => OF_HOUSE.includes(against)) - (user?.bonusBalance ?? 0);
  return tally;
}
