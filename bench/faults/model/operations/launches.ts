/** The ends of launches: a break, closing a game, signing out. */
import { instant } from '../../../../server/src/ledger/index.ts';
import { deliverClose } from '../calls/deliver.ts';
import type { ModelComparison } from '../ModelComparison.ts';
import type { PlayerModel } from '../PlayerModel.ts';
import { NO_CHANCE, type Operation, refusedAs } from './operation.ts';
import { betWith } from './play.ts';
import { turnWith } from './wheel.ts';

const DAY = 86_400_000;

/** A bet and a game are refused in every account of the person, the end of a round is not; then the break is over. */
const breakOff: Operation = {
  weight: 1,
  run: async (comparison, player) => {
    const { scene, checks, moment, calls, random } = comparison;
    const { uid, play } = random.pick(player.person);
    const until = instant(moment.now + DAY);
    await scene.put('gaming', { id: uid, limits: {}, timeOut: { since: instant(moment.now), until } });
    play.isOnBreak = true;
    const code = await refusedAs(calls.open(player.uid, 'dice'));
    checks.equal(code, 'time_out', 'a game during a break');
    const done = await duringBreak(comparison, player);
    await scene.put('gaming', { id: uid, limits: {} });
    play.isOnBreak = false;
    return `a break: ${done}`;
  },
};

async function duringBreak(comparison: ModelComparison, player: PlayerModel): Promise<string> {
  const { now } = comparison.moment;
  const turned = await turnWith(comparison, player);
  const launch = player.play.launches.find((known) => !known.isShared && player.play.isLive(known, now));
  return launch ? `${turned}, ${await betWith(comparison, player, launch)}` : turned;
}

const closeGame: Operation = {
  weight: 1,
  run: async (comparison, { play }) =>
    play.launches.length === 0 ? NO_CHANCE : deliverClose(comparison, comparison.random.pick(play.launches)),
};

const signOut: Operation = {
  weight: 1,
  run: async ({ scene, moment }, { uid, play }) => {
    const user = await scene.store.get('users', uid);
    await scene.put('users', { ...user, id: uid, sessionsValidAfter: instant(moment.now) });
    for (const launch of play.launches) launch.isEnded = true;
    scene.wait(1);
    return 'a sign-out everywhere';
  },
};

export const LAUNCH_OPERATIONS: readonly Operation[] = [breakOff, closeGame, signOut];
