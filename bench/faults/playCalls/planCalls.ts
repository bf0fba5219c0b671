/** The calls of a game in an order that a bad network may bring: lost, late, twice, in another order. */
import { STAKES } from '../../../contract/playTerms.ts';
import { type BetCall, deliverBet, deliverClose, deliverStep, deliverTakeBack } from '../model/calls/deliver.ts';
import type { ModelComparison } from '../model/ModelComparison.ts';
import { validChoice, WRONG_CHOICES } from '../model/draws.ts';
import type { PlayerModel } from '../model/PlayerModel.ts';
import type { ModelLaunch, ModelStep } from '../model/playTypes.ts';
import type { Random } from '../Random.ts';

export interface PlannedCall {
  /** The call comes after so many calls of the player. */
  at: number;
  /** So many copies come at the same moment. */
  copies: number;
  deliver: () => Promise<string>;
}

type Deliver = PlannedCall['deliver'];

interface Table {
  comparison: ModelComparison;
  player: PlayerModel;
  launches: readonly ModelLaunch[];
}

const BETS = { least: 4, most: 10 };
/** A late call comes so many calls later. */
const LATE = 12;

function stepsOf({ kind }: ModelLaunch, random: Random, name: string): ModelStep[] {
  const cashOut = { id: `${name}-out-`, action: 'cashOut' } as const;
  if (kind === 'crash') return [cashOut];
  if (kind === 'hilo') {
    const guesses = Array.from({ length: random.between(0, 3) }, (_, number) => ({
      id: `${name}-guess-${number}`,
      action: random.pick(['higher', 'lower', 'skip'] as const),
    }));
    return random.chance(0.7) ? [...guesses, cashOut] : guesses;
  }
  if (kind === 'blackjack')
    return Array.from({ length: random.between(1, 4) }, (_, number) => ({
      id: `${name}-move-${number}`,
      action: random.pick(['hit', 'stand', 'double', 'split'] as const),
    }));
  if (kind !== 'mines') return [];
  const tiles = Array.from({ length: random.between(0, 3) }, (_, number) => ({
    id: `${name}-tile-${number}`,
    action: 'open' as const,
    tile: random.below(25),
  }));
  return random.chance(0.7) ? [...tiles, cashOut] : tiles;
}

/** One bet with its steps, and what a game does when it has no answer. */
function callsOfBet({ comparison, player, launches }: Table, random: Random, name: string): Deliver[] {
  const launch = random.pick(launches);
  const { min } = STAKES[player.currency];
  const isValid = random.chance(0.95);
  const stake = Math.round(min * 100) * random.between(1, 20);
  const bet: BetCall = {
    ...{ launch, betId: `${name}-bet`, isValid, isFree: false, stake },
    choice: isValid ? validChoice[launch.kind](random, stake) : random.pick(WRONG_CHOICES),
  };
  const other = { ...bet, stake: bet.stake + 100 };
  const steps = stepsOf(launch, random, name).map((step) => ({ launch, betId: bet.betId, step }));
  const takeBack = (chance: number): Deliver[] =>
    random.chance(chance) ? [() => deliverTakeBack(comparison, player, { launch, betId: bet.betId })] : [];
  return [
    () => deliverBet(comparison, player, bet),
    ...(random.chance(0.1) ? [() => deliverBet(comparison, player, other)] : []),
    ...takeBack(0.25),
    ...steps.map((call) => () => deliverStep(comparison, player, call)),
    ...takeBack(0.15),
    ...(random.chance(0.1) ? [() => deliverClose(comparison, launch)] : []),
  ];
}

/** No copy of a lost call comes; each other one at its own time. */
function copiesOf(deliver: Deliver, place: number, random: Random): PlannedCall[] {
  const count = random.pick([0, 1, 1, 1, 1, 1, 2, 2, 3]);
  return Array.from({ length: count }, () => ({
    at: place + (random.chance(0.15) ? random.between(1, LATE) : 2 * random.next()),
    copies: random.pick([1, 1, 1, 2, 3]),
    deliver,
  }));
}

export function planCalls(table: Table, random: Random): PlannedCall[] {
  const bets = Array.from({ length: random.between(BETS.least, BETS.most) }, (_, number) =>
    callsOfBet(table, random, `${table.player.uid}-${number}`),
  );
  const calls = bets.flat().flatMap((deliver, place) => copiesOf(deliver, place, random));
  return calls.toSorted((a, b) => a.at - b.at);
}
