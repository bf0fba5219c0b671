/** Bets that are taken back: before they come, and after. */
import { randomUUID } from 'node:crypto';
import type { Round } from '../../../../../contract/play.ts';
import { HOUSE_KINDS, STAKES } from '../../../../../contract/playTerms.ts';
import { placeBet } from '../../../../../server/src/play/rounds/placeBet.ts';
import { rollBackBet } from '../../../../../server/src/play/rounds/rollBackBet.ts';
import { validChoice } from './draws.ts';
import { NO_CHANCE, type Operation, refusedAs } from './operation.ts';
import { answerOf, checkAnswer, launchFor, playOf } from './play.ts';

/** The bet comes late, and is refused. */
const takeBackBefore: Operation = {
  weight: 2,
  run: async (comparison, player) => {
    const { checks, random, moment } = comparison;
    const kind = random.pick(HOUSE_KINDS);
    const launch = await launchFor(comparison, player, kind);
    if (!player.play.isLive(launch, moment.now)) return NO_CHANCE;
    const betId = randomUUID();
    const ctx = playOf(comparison);
    checks.equal(await rollBackBet(ctx, launch.token, betId), { round: null }, 'a bet that has not come');
    const body = { betId, stake: STAKES[player.currency].min, choice: validChoice[kind](random) };
    checks.equal(await refusedAs(placeBet(ctx, launch.token, body)), 'round_closed', 'a late bet');
    return `a bet at ${kind} taken back before it came`;
  },
};

const takeBackAfter: Operation = {
  weight: 3,
  run: async (comparison, player) => {
    const { random } = comparison;
    const { rounds } = player.play;
    const open = rounds.filter(({ status }) => status === 'open');
    if (rounds.length === 0) return NO_CHANCE;
    const round = random.pick(open.length > 0 && random.chance(0.8) ? open : rounds);
    const launch = await launchFor(comparison, player, round.kind);
    const answer = await answerOf(
      rollBackBet(playOf(comparison), launch.token, round.betId).then((taken) => taken.round as Round),
    );
    const what = `a ${round.status} round of ${round.kind} taken back`;
    if (launch.isForgotten) comparison.checks.equal(answer, ['launch_expired'], what);
    else {
      player.play.takeBack(round, comparison.moment.now);
      checkAnswer(comparison, answer, round, what);
    }
    return what;
  },
};

export const TAKE_BACK_OPERATIONS: readonly Operation[] = [takeBackBefore, takeBackAfter];
