/** Bets that are taken back: before they come, and after. */
import { randomUUID } from 'node:crypto';
import { HOUSE_KINDS, STAKES } from '../../../../contract/playTerms.ts';
import { deliverBet, deliverTakeBack } from '../calls/deliver.ts';
import { validChoice } from '../draws.ts';
import { NO_CHANCE, type Operation } from './operation.ts';
import { launchFor, launchOf } from './tables.ts';

/** The bet comes late, and is refused. */
const takeBackBefore: Operation = {
  weight: 2,
  run: async (comparison, player) => {
    const { random } = comparison;
    const kind = random.pick(HOUSE_KINDS);
    const launch = await launchFor(comparison, player, kind);
    const betId = randomUUID();
    await deliverTakeBack(comparison, player, { launch, betId });
    const stake = STAKES[player.currency].min * 100;
    const choice = validChoice[kind](random, stake);
    return deliverBet(comparison, player, { launch, betId, stake, choice, isValid: true, isFree: false });
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
    const launch = await launchOf(comparison, player, round);
    return deliverTakeBack(comparison, player, { launch, betId: round.betId });
  },
};

export const TAKE_BACK_OPERATIONS: readonly Operation[] = [takeBackBefore, takeBackAfter];
