/** Random bets and steps at the house games. */
import { randomUUID } from 'node:crypto';
import { HOUSE_KINDS, type HouseKind } from '../../../../contract/playTerms.ts';
import type { Random } from '../../Random.ts';
import { deliverBet, deliverStep } from '../calls/deliver.ts';
import type { ModelComparison } from '../ModelComparison.ts';
import type { PlayerModel } from '../PlayerModel.ts';
import type { ModelLaunch, ModelRound, ModelStep } from '../playTypes.ts';
import { validChoice, WRONG_CHOICES } from '../draws.ts';
import { NO_CHANCE, type Operation } from './operation.ts';
import { launchFor, launchOf, openFor, stakeFor } from './tables.ts';

/** A bet with this launch, with the ledger and the model. */
export function betWith(comparison: ModelComparison, player: PlayerModel, launch: ModelLaunch): Promise<string> {
  const { random } = comparison;
  const isValid = random.chance(0.95);
  const stake = stakeFor(comparison, player);
  const choice = isValid ? validChoice[launch.kind](random, stake) : random.pick(WRONG_CHOICES);
  return deliverBet(comparison, player, { launch, betId: randomUUID(), stake, choice, isValid, isFree: false });
}

export const bet: Operation = {
  weight: 22,
  run: async (comparison, player) =>
    betWith(comparison, player, await launchFor(comparison, player, comparison.random.pick(HOUSE_KINDS))),
};

/** The same bet again, also changed, and through another launch of its game or another game. */
const betAgain: Operation = {
  weight: 3,
  run: async (comparison, player) => {
    const { random } = comparison;
    const { rounds } = player.play;
    if (rounds.length === 0) return NO_CHANCE;
    const round = random.pick(rounds);
    const [isChanged, isElsewhere] = [random.chance(0.3), random.chance(0.2)];
    const launch = isElsewhere
      ? await launchFor(comparison, player, otherThan(round.kind))
      : await launchOf(comparison, player, round);
    const { betId, choice, freeSpin, stake } = round;
    const asked = { launch, betId, choice, isValid: true, isFree: freeSpin !== undefined };
    return deliverBet(comparison, player, { ...asked, stake: (freeSpin ?? stake) + (isChanged ? 100 : 0) });
  },
};

const otherThan = (kind: HouseKind): HouseKind => (kind === 'dice' ? 'slots' : 'dice');

const moveAt = (kind: HouseKind, random: Random): Omit<ModelStep, 'id'> => {
  if (kind === 'hilo') return { action: random.pick(['higher', 'lower', 'skip']) };
  if (kind === 'blackjack') return { action: random.pick(['hit', 'stand', 'double', 'split']) };
  return { action: 'open', tile: random.below(25) };
};

export const anyStep = ({ random }: ModelComparison, { steps, kind }: ModelRound): ModelStep => {
  if (steps.length > 0 && random.chance(0.15)) {
    const known = random.pick(steps);
    return random.chance(0.5) ? known : { id: known.id, action: 'open', tile: random.below(25) };
  }
  const id = randomUUID();
  return random.chance(kind === 'crash' ? 0.9 : 0.25)
    ? { id, action: 'cashOut' }
    : {
        id,
        ...moveAt(kind, random),
      };
};

/** Takes one step with the ledger and with the model. */
export async function stepAt(comparison: ModelComparison, player: PlayerModel, round: ModelRound): Promise<string> {
  const launch = await launchOf(comparison, player, round);
  return deliverStep(comparison, player, { launch, betId: round.betId, step: anyStep(comparison, round) });
}

/** Mostly at an open round. */
export const step: Operation = {
  weight: 14,
  run: async (comparison, player) => {
    const { rounds } = player.play;
    if (rounds.length === 0) return NO_CHANCE;
    const open = rounds.filter(({ status }) => status === 'open');
    const round = comparison.random.pick(open.length > 0 && comparison.random.chance(0.9) ? open : rounds);
    return stepAt(comparison, player, round);
  },
};

/** A player tries a step in another player's round with a launch of their own. */
const stepAtAnothers: Operation = {
  weight: 1,
  run: async (comparison, player) => {
    const others = comparison.players.filter(({ uid }) => uid !== player.uid).flatMap(({ play }) => play.rounds);
    if (others.length === 0) return NO_CHANCE;
    const round = comparison.random.pick(others);
    const { token } = await openFor(comparison, player, round.kind);
    const body = { stepId: randomUUID(), action: 'cashOut' } as const;
    const asked = comparison.calls.step(token, round.id, body);
    const code = await asked.catch((error: { code?: unknown }) => error.code);
    comparison.checks.equal(code, 'not_yours', 'theft');
    return "a step at another player's round";
  },
};

/** Some seconds later; then an hour, because the providers are asked too. */
const fly: Operation = {
  weight: 2,
  run: async (comparison, player) => {
    const { scene, random } = comparison;
    const launch = await launchFor(comparison, player, random.pick(['crash', 'slots']));
    const what = [await betWith(comparison, player, launch)];
    scene.wait(random.pick([0, 500, 2_499, 2_500, random.between(1, 60_000)]));
    const round = player.play.openRoundOf('crash');
    if (launch.kind === 'slots') what.push(await betWith(comparison, player, launch));
    else if (round) what.push(await stepAt(comparison, player, round));
    await comparison.reconcile();
    return what.join(', then ');
  },
};

export const PLAY_OPERATIONS: readonly Operation[] = [bet, betAgain, step, stepAtAnothers, fly];
