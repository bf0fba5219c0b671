/** A flight for everybody from its bets to its end, with other business of its players in between. */
import { randomUUID } from 'node:crypto';
import { deliverBet, deliverStep, deliverTakeBack } from '../calls/deliver.ts';
import type { ModelComparison } from '../ModelComparison.ts';
import type { PlayerModel } from '../PlayerModel.ts';
import type { ModelRound } from '../playTypes.ts';
import { giveUp } from './bonuses.ts';
import { validChoice, WRONG_CHOICES } from '../draws.ts';
import { NO_CHANCE, type Operation } from './operation.ts';
import { anyStep, bet, step } from './play.ts';
import { freeSpin } from './freeSpins.ts';
import { purchase } from './market.ts';
import { turn } from './wheel.ts';
import { SharedFlight } from './SharedFlight.ts';
import { flightLaunchFor, stakeFor } from './tables.ts';
import { withdraw } from './withdrawals.ts';

const MOST_SEATS = 4;
/** Milliseconds after the crash at which it is told, and then at which rounds end. */
const LATE = [0, 1, 100, 249, 1_999, 2_000, 2_001, 60_000];
/** Milliseconds before it at which the process that flies is there last. */
const AWAY = [1, 100, 999, 1_000, 1_001, 5_000];
const PAUSES = [250, 1_000, 3_500];

interface Seat {
  comparison: ModelComparison;
  player: PlayerModel;
  flight: SharedFlight;
}

type Act = (seat: Seat) => Promise<string>;

const betIn: Act = async ({ comparison, player, flight }) => {
  const { random } = comparison;
  const isValid = random.chance(0.95);
  const choice = isValid ? validChoice.crash(random, 0) : random.pick(WRONG_CHOICES);
  const launch = await flightLaunchFor(comparison, player);
  const stake = stakeFor(comparison, player);
  const asked = { launch, betId: randomUUID(), stake, choice, isValid, isFree: false };
  return deliverBet(comparison, player, { ...asked, flight });
};

/** A call about a round of this flight that has a launch of its game. */
const aboutRound =
  (call: (seat: Seat, round: ModelRound) => Promise<string>): Act =>
  async (seat) => {
    const { comparison, player, flight } = seat;
    const rounds = player.play.rounds.filter((round) => round.flight === flight.id);
    return rounds.length === 0 ? NO_CHANCE : call(seat, comparison.random.pick(rounds));
  };

const betAgain = aboutRound(async ({ comparison, player, flight }, { betId, choice, stake }) => {
  const launch = await flightLaunchFor(comparison, player);
  const asked = { launch, betId, choice, isValid: true, isFree: false };
  return deliverBet(comparison, player, { ...asked, stake: stake + comparison.random.pick([0, 0, 100]), flight });
});

const takeBack = aboutRound(async ({ comparison, player }, { betId }) =>
  deliverTakeBack(comparison, player, { launch: await flightLaunchFor(comparison, player), betId }),
);

const stepIn = aboutRound(async ({ comparison, player }, round) => {
  const launch = await flightLaunchFor(comparison, player);
  return deliverStep(comparison, player, { launch, betId: round.betId, step: anyStep(comparison, round) });
});

/** The bet comes after it was taken back. */
const takeBackBefore: Act = async ({ comparison, player, flight }) => {
  const launch = await flightLaunchFor(comparison, player);
  const [betId, stake] = [randomUUID(), stakeFor(comparison, player)];
  await deliverTakeBack(comparison, player, { launch, betId });
  const asked = { launch, betId, stake, choice: {}, isValid: true, isFree: false };
  return deliverBet(comparison, player, { ...asked, flight });
};

/** These operations need no time of their own. */
const besides =
  ({ run }: Operation): Act =>
  ({ comparison, player }) =>
    run(comparison, player);

const BESIDES = [bet, step, withdraw, giveUp, turn, purchase, freeSpin].map(besides);
const BETTING: readonly Act[] = [betIn, betIn, betIn, betIn, betIn, betAgain, takeBack, takeBackBefore, stepIn];
const FLYING: readonly Act[] = [stepIn, stepIn, stepIn, stepIn, betIn, betAgain, takeBack];

/** The next flight may take bets already. */
const LATE_CALLS: readonly Act[] = [stepIn, betAgain, takeBack];

async function actAs(seats: readonly Seat[], acts: readonly Act[]): Promise<void> {
  const seat = seats[0]?.comparison.random.pick([...seats]);
  if (!seat) return;
  const { comparison, player } = seat;
  const what = await comparison.random.pick(comparison.random.chance(0.15) ? BESIDES : acts)(seat);
  await comparison.compareAccount(player, `${what}, in a flight`);
}

const flight: Operation = {
  weight: 2,
  run: async (comparison, player) => {
    const { scene, random, players } = comparison;
    const shared = await SharedFlight.next(comparison);
    const others = random.shuffled(players.filter((other) => other !== player)).slice(0, random.below(MOST_SEATS));
    const seats = [player, ...others].map((each) => ({ comparison, player: each, flight: shared }));
    for (let left = random.between(2, 8); left > 0; left -= 1) {
      await actAs(seats, BETTING);
      scene.wait(random.between(0, 500));
    }
    const isFlown = random.chance(0.85);
    scene.wait(Math.max(0, shared.startsAt - comparison.moment.now));
    for (let left = random.between(2, 8); left > 0 && isFlown; left -= 1) {
      if (random.chance(0.7)) await shared.turn();
      if (random.chance(0.3)) await shared.work();
      await actAs(seats, FLYING);
      scene.wait(random.between(0, Math.max(0, Math.ceil((shared.crashesAt - comparison.moment.now) / 3))));
    }
    scene.wait(Math.max(0, shared.crashesAt - comparison.moment.now - random.pick(AWAY)));
    if (isFlown) await shared.turn();
    scene.wait(Math.max(0, shared.crashesAt - comparison.moment.now) + random.pick(LATE));
    await actAs(seats, FLYING);
    await shared.end(random.pick(PAUSES));
    await actAs(seats, LATE_CALLS);
    for (const seat of seats) await comparison.compareAccount(seat.player, 'the end of a flight');
    await comparison.reconcile();
    return `a flight to ${shared.crashAt} of ${seats.length}`;
  },
};

export const FLIGHT_OPERATIONS: readonly Operation[] = [flight];
