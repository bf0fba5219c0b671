/** The games as the server plays them. Multipliers are integer hundredths; returns are shares of the stake. */
import { createHmac, hash } from 'node:crypto';
import {
  bestMove,
  blackjack,
  BLACKJACK_RTP,
  type BlackjackOutcome,
  inPlay,
  legalMoves,
  stakesOf,
} from '../../originals/blackjack/rules/index.ts';
import { crashPointOfBlock, paidAt } from '../../originals/crash/rules/index.ts';
import { chanceOf, diceMultiplierOf, targetOf, type DiceSide } from '../../originals/dice/rules/index.ts';
import { combinations, type PayTable, RANKS, type RoundSoFar, SUITS } from '../../originals/fair/index.ts';
import { type HiloMove, hiloMultiplierOf, isRight, waysOf } from '../../originals/hilo/rules/index.ts';
import { minesMultiplierOf, TILES } from '../../originals/mines/rules/index.ts';
import { MODEL_NAMES, MODELS } from '../../originals/slots/rules/index.ts';
import { serverFloats } from '../../server/src/play/fair.ts';
import { KINDS } from '../../originals/kinds.ts';
import type { RoundRecord } from '../../server/src/store/records/round.ts';

export interface SimulatedGame {
  name: string;
  /** The return of the rules, counted over every outcome of the bets that are played. */
  exact: number;
  /** How far 10 million rounds may be from it: at least four standard errors. */
  tolerance: number;
  /** Starts a run; the answer gives the multiplier of each round in order. */
  start: (serverSeed: string) => (round: number) => number;
}

interface Bet extends Pick<RoundRecord, 'choice' | 'steps'> {
  kind: keyof typeof KINDS;
  exact: number;
}

const START = '2026-01-01T00:00:00.000Z';
/** Long after the end of every flight. */
const LATER_MS = Date.parse(START) + 3_600_000;

/** Says what a bet is paid in the end. */
function paidFor({ kind, choice, steps }: Bet, seeds: Parameters<typeof serverFloats>[0]): number {
  const { draw, resultAt } = KINDS[kind];
  return resultAt({ choice, steps, drawn: draw(choice, serverFloats(seeds)), createdAt: START }, LATER_MS).multiplier;
}

/** Bets that are played in turn, each round from the floats of its own nonce. */
const inTurn = (name: string, tolerance: number, bets: readonly Bet[]): SimulatedGame => ({
  name,
  tolerance,
  exact: bets.reduce((sum, { exact }) => sum + exact, 0) / bets.length,
  start: (serverSeed) => (nonce) => {
    const bet = bets[nonce % bets.length];
    return bet ? paidFor(bet, { serverSeed, clientSeed: 'bench', nonce }) : 0;
  },
});

const diceBet = (side: DiceSide, chance: number): Bet => {
  const choice = { side, target: targetOf(side, chance) };
  return { kind: 'dice', choice, steps: [], exact: (chanceOf(choice) * diceMultiplierOf(choice)) / 10_000 };
};

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

const minesChance = (mines: number, tiles: number): number =>
  combinations(TILES - mines, tiles) / combinations(TILES, tiles);

/** Opens the first tiles in order and takes the win: where the tiles are does not matter to the chance. */
const minesBet = (mines: number, tiles: number): Bet => ({
  kind: 'mines',
  choice: { mines },
  steps: [
    ...upTo(tiles).map((count) => ({ id: `tile-${count}`, action: 'open' as const, tile: count - 1, at: START })),
    { id: 'cash-out', action: 'cashOut', at: START },
  ],
  exact: (minesChance(mines, tiles) * minesMultiplierOf(mines, tiles)) / 100,
});

/** One card of each rank: the suits do not matter. */
const RANKED = upTo(RANKS).map((rank) => (rank - 1) * SUITS.length);

/** The mean of a cash-out after these moves at a card, counted over every rank that can come. */
function hiloReturn([move, ...moves]: readonly HiloMove[], card: number, ways: readonly number[]): number {
  if (move === undefined) return hiloMultiplierOf(ways) / 100;
  const isSkip = move === 'skip';
  const known = isSkip ? ways : [...ways, waysOf(card, move)];
  const sum = RANKED.filter((next) => isSkip || isRight(card, next, move)).reduce(
    (total, next) => total + hiloReturn(moves, next, known),
    0,
  );
  return sum / RANKS;
}

const hiloBet = (moves: readonly HiloMove[]): Bet => ({
  kind: 'hilo',
  choice: {},
  steps: [...moves, 'cashOut' as const].map((action, number) => ({ id: `step-${number}`, action, at: START })),
  exact: RANKED.reduce((sum, card) => sum + hiloReturn(moves, card, []), 0) / RANKS,
});

const HILO_BETS = [
  hiloBet(['higher']),
  hiloBet(['lower']),
  hiloBet(['skip', 'lower', 'higher']),
  hiloBet(['higher', 'higher']),
];

/** Rarer wins would need far more rounds; the tests of the rules count every one. */
const LEAST_CHANCE = 0.02;

const MINES_BETS = upTo(24).flatMap((mines) =>
  upTo(TILES - mines)
    .filter((tiles) => minesChance(mines, tiles) >= LEAST_CHANCE)
    .map((tiles) => minesBet(mines, tiles)),
);

const CRASH_TARGETS = [101, 120, 150, 200, 300, 500, 1_000, 5_000];

/** The share of the 2³² floats that fly to a target, times the target. */
const crashReturn = (target: number): number => (Math.floor((97 * 2 ** 32) / target) / 2 ** 32) * (target / 100);

const crashBet = (target: number): Bet => ({
  kind: 'crash',
  choice: { autoCashOut: target / 100 },
  steps: [],
  exact: crashReturn(target),
});

/** Every table of a kind in turn. */
const byTables = (kind: keyof typeof KINDS): SimulatedGame => {
  const tables = KINDS[kind].tables?.() ?? [];
  const exactOf = ({ pays, chances }: PayTable): number =>
    pays.reduce((sum, each, index) => sum + (each / 100) * (chances[index] ?? 0), 0);
  return inTurn(
    kind,
    0.01,
    tables.map((table) => ({ kind, choice: table.choice, steps: [], exact: exactOf(table) })),
  );
};

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
      return paidAt(
        crashPointOfBlock(createHmac('sha256', link).update(SALT).digest()),
        CRASH_TARGETS[round % CRASH_TARGETS.length],
      );
    };
  },
};

/** A round with the play of the chart, in hundredths of its first stake: what it pays less what it adds to the stake. */
const chartedBlackjack: SimulatedGame = {
  name: 'blackjack, best play',
  tolerance: 0.002,
  exact: BLACKJACK_RTP,
  start: (serverSeed) => (nonce) => {
    const drawn = blackjack.draw({}, serverFloats({ serverSeed, clientSeed: 'bench', nonce }));
    let round: RoundSoFar<object, typeof drawn> = { choice: {}, drawn, steps: [], createdAt: START };
    for (;;) {
      const table = tableOf(round);
      const added = 100 * (stakesOf(table) - 1);
      const { isOver, winMinor = 0 } = blackjack.resultAt({ ...round, stakeCents: 100 + added }, LATER_MS);
      if (isOver) return winMinor - added;
      const moves = legalMoves(table);
      const hand = table.hands[inPlay(table)] ?? [];
      const action = bestMove(hand, table.dealer[0] ?? 0, moves.includes('double'), moves.includes('split'));
      round = { ...round, steps: [...round.steps, { action, at: START }] };
    }
  },
};

const tableOf = (round: Parameters<typeof blackjack.outcomeOf>[0]): BlackjackOutcome =>
  blackjack.outcomeOf(round, { isOver: false, multiplier: 0 }, false) as BlackjackOutcome;

export const SIMULATED_GAMES: readonly SimulatedGame[] = [
  ...MODEL_NAMES.map((model) =>
    inTurn(`slots, ${model}`, 0.016, [{ kind: 'slots', choice: { model }, steps: [], exact: MODELS[model].rtp }]),
  ),
  inTurn(
    'dice',
    0.003,
    upTo(96).flatMap((chance) => [diceBet('under', chance), diceBet('over', chance)]),
  ),
  inTurn('mines', 0.004, MINES_BETS),
  inTurn('crash, single flights', 0.004, CRASH_TARGETS.map(crashBet)),
  inTurn(
    'limbo',
    0.004,
    CRASH_TARGETS.map((target) => ({
      kind: 'limbo',
      choice: { target: target / 100 },
      steps: [],
      exact: crashReturn(target),
    })),
  ),
  inTurn('hilo', 0.008, HILO_BETS),
  chartedBlackjack,
  ...(['plinko', 'keno', 'fortune', 'roulette'] as const).map(byTables),
  sharedFlights,
];
