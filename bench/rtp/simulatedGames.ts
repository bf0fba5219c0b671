/** The games as a simulation plays them. Multipliers are integer hundredths; returns are shares of the stake. */
import { hash } from 'node:crypto';
import { crashPointOf, crashPointOfBlock, paidAt } from '../../originals/crash/rules/index.ts';
import { chanceOf, diceMultiplierOf, playDice, type DiceChoice } from '../../originals/dice/rules/index.ts';
import { cashOut, combinations, drawMines, minesMultiplierOf } from '../../originals/mines/rules/index.ts';
import { openTile, TILES, type MinesStep } from '../../originals/mines/rules/index.ts';
import type { Floats } from '../../originals/fair/index.ts';
import { exactRtp } from '../../originals/slots/rules/exactRtp.ts';
import { playSlots } from '../../originals/slots/rules/index.ts';
import { hmac, hmacFloats } from './hmacFloats.ts';

export interface SimulatedGame {
  name: string;
  /** What the rules return, counted over every outcome of the bets that are played. */
  exact: number;
  /** How far 10 million rounds may be from it: at least four standard errors. */
  tolerance: number;
  /** Starts a run; the answer gives the multiplier of each round in order. */
  start: (serverSeed: string) => (round: number) => number;
}

interface Bet {
  exact: number;
  play: (floats: Floats) => number;
}

/** Bets that are played in turn, each round from the floats of its own nonce. */
const inTurn = (name: string, tolerance: number, bets: readonly Bet[]): SimulatedGame => ({
  name,
  tolerance,
  exact: bets.reduce((sum, { exact }) => sum + exact, 0) / bets.length,
  start: (serverSeed) => (nonce) => {
    const bet = bets[nonce % bets.length];
    return bet ? bet.play(hmacFloats({ serverSeed, clientSeed: 'bench', nonce })) : 0;
  },
});

const diceBet = (choice: DiceChoice): Bet => ({
  exact: (chanceOf(choice) * diceMultiplierOf(choice)) / 10_000,
  play: (floats) => playDice(choice, floats).multiplier,
});

/** Opens the first tiles in order and takes the win: where the tiles are does not matter to the chance. */
function playMines(mines: number, tiles: number, floats: Floats): number {
  let step: MinesStep = {
    field: { mines: drawMines({ mines }, floats), opened: [] },
    multiplier: 100,
    isSettled: false,
  };
  for (let tile = 0; tile < tiles && !step.isSettled; tile += 1) step = openTile(step.field, tile);
  return step.isSettled ? step.multiplier : cashOut(step.field).multiplier;
}

const minesChance = (mines: number, tiles: number): number =>
  combinations(TILES - mines, tiles) / combinations(TILES, tiles);

const minesBet = (mines: number, tiles: number): Bet => ({
  exact: (minesChance(mines, tiles) * minesMultiplierOf(mines, tiles)) / 100,
  play: (floats) => playMines(mines, tiles, floats),
});

/** Rarer wins would need far more rounds; the tests of the rules count every one. */
const LEAST_CHANCE = 0.02;

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

const MINES_BETS = upTo(24).flatMap((mines) =>
  upTo(TILES - mines)
    .filter((tiles) => minesChance(mines, tiles) >= LEAST_CHANCE)
    .map((tiles) => minesBet(mines, tiles)),
);

const CRASH_TARGETS = [101, 120, 150, 200, 300, 500, 1_000, 5_000];

/** The share of the 2³² floats that fly to a target, times the target. */
const crashReturn = (target: number): number => (Math.floor((97 * 2 ** 32) / target) / 2 ** 32) * (target / 100);

const crashBet = (target: number): Bet => ({
  exact: crashReturn(target),
  play: (floats) => paidAt(crashPointOf(floats()), target),
});

const SALT = 'a public value';

/** The flights for everybody: each link is the hash of the one before here, so they fly in the opposite order. */
const sharedFlights: SimulatedGame = {
  name: 'crash, shared flights',
  tolerance: 0.004,
  exact: CRASH_TARGETS.reduce((sum, target) => sum + crashReturn(target), 0) / CRASH_TARGETS.length,
  start: (serverSeed) => {
    let link = serverSeed;
    return (round) => {
      link = hash('sha256', link);
      return paidAt(crashPointOfBlock(hmac(link, SALT)), CRASH_TARGETS[round % CRASH_TARGETS.length]);
    };
  },
};

export const SIMULATED_GAMES: readonly SimulatedGame[] = [
  inTurn('slots', 0.006, [{ exact: exactRtp(), play: (floats) => playSlots(floats).multiplier }]),
  inTurn(
    'dice',
    0.003,
    upTo(96).flatMap((chance) => [
      diceBet({ side: 'under', target: chance }),
      diceBet({ side: 'over', target: 100 - chance }),
    ]),
  ),
  inTurn('mines', 0.004, MINES_BETS),
  inTurn('crash, single flights', 0.004, CRASH_TARGETS.map(crashBet)),
  sharedFlights,
];
