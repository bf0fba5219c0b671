import type { Wheel } from '../../../../contract/wheel.ts';
import { turnWheel } from '../../../../server/src/rewards/wheel.ts';
import { toMinor } from '../../money.ts';
import type { ModelComparison } from '../ModelComparison.ts';
import type { PlayerModel } from '../PlayerModel.ts';
import { atOnce, timesOf } from './atOnce.ts';
import { type Operation, refusedAs } from './operation.ts';

/** Today's turn, with the ledger and the model. Chance is the server's: the model takes its segment. */
export async function turnWith(comparison: ModelComparison, player: PlayerModel): Promise<string> {
  const { scene, checks, moment, spinTerms } = comparison;
  const { uid, rewards, play } = player;
  const known = rewards.turnOf(moment.now);
  const ask = () => turnWheel(scene.services.ctx, uid);
  if (!known && play.isOnBreak) {
    checks.equal(await refusedAs(ask()), 'time_out', 'a turn of the wheel during a break');
    return 'no turn during a break';
  }
  if (!known && !player.hasDeposited) {
    checks.equal(await refusedAs(ask()), 'wheel_not_earned', 'a turn of the wheel before a deposit');
    return 'no turn before a deposit';
  }
  const [answer, ...others] = await atOnce(timesOf(comparison), ask);
  checks.equal(
    others,
    others.map(() => answer),
    'turns of the wheel at once',
  );
  const segment = answer?.turn?.segment ?? -1;
  if (!known) rewards.turn(segment, moment, spinTerms);
  const { bonus, freeSpins, segment: drawn } = rewards.turnOf(moment.now) ?? { bonus: 0, freeSpins: 0 };
  checks.equal(turnOf(answer), [drawn, bonus, freeSpins], 'a turn of the wheel');
  return `a turn of the wheel to ${segment}${known ? ' again' : ''}`;
}

const turnOf = (wheel: Wheel | undefined): unknown[] =>
  wheel?.turn ? [wheel.turn.segment, toMinor(wheel.turn.bonus), wheel.turn.freeSpins] : [];

export const turn: Operation = { weight: 3, run: turnWith };
