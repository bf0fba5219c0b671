/** The ends of launches: a break, closing a game, signing out. */
import { instant } from '../../../../../server/src/ledger/index.ts';
import { endLaunch } from '../../../../../server/src/play/launches/endLaunch.ts';
import { openGame } from '../../../../../server/src/play/launches/openGame.ts';
import type { ModelComparison } from '../ModelComparison.ts';
import type { PlayerModel } from '../PlayerModel.ts';
import { NO_CHANCE, type Operation, refusedAs } from './operation.ts';
import { betWith } from './play.ts';

const DAY = 86_400_000;

/** A bet and a game are refused, the end of a round is not; then the break is over. */
const breakOff: Operation = {
  weight: 1,
  run: async (comparison, player) => {
    const { scene, checks, moment } = comparison;
    const { uid, play } = player;
    const until = instant(moment.now + DAY);
    await scene.put('gaming', { id: uid, limits: {}, timeOut: { since: instant(moment.now), until } });
    play.isOnBreak = true;
    const code = await refusedAs(openGame(scene.wallet.play.ctx, uid, 'dice', { mode: 'money' }));
    checks.equal(code, 'time_out', 'a game during a break');
    const done = await duringBreak(comparison, player);
    await scene.put('gaming', { id: uid, limits: {} });
    play.isOnBreak = false;
    return `a break: ${done}`;
  },
};

async function duringBreak(comparison: ModelComparison, player: PlayerModel): Promise<string> {
  const { now } = comparison.moment;
  const launch = player.play.launches.find((known) => player.play.isLive(known, now));
  return launch ? betWith(comparison, player, launch) : NO_CHANCE;
}

const closeGame: Operation = {
  weight: 1,
  run: async ({ scene, random }, { play }) => {
    const kept = play.launches.filter(({ isForgotten }) => !isForgotten);
    if (kept.length === 0) return NO_CHANCE;
    const launch = random.pick(kept);
    await endLaunch(scene.wallet.play.ctx, launch.token);
    launch.isEnded = true;
    return `${launch.kind} closed`;
  },
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
