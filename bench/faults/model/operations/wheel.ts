import type { Wheel } from '../../../../contract/wheel.ts';
import { turnWheel } from '../../../../server/src/rewards/wheel.ts';
import { toMinor } from '../../money.ts';
import type { ModelComparison } from '../ModelComparison.ts';
import type { PlayerModel } from '../PlayerModel.ts';
import { atOnce, timesOf } from './atOnce.ts';
import { type Operation, refusedAs } from './operation.ts';

/** The code, and in words; undefined when the account may turn, or has turned. */
function refusalOf({ rewards, isOnBreak, hasDeposited, person }: PlayerModel, now: number) {
  if (rewards.turnOf(now)) return undefined;
  if (isOnBreak) return ['time_out', 'during a break'] as const;
  if (!hasDeposited) return ['wheel_not_earned', 'before a deposit'] as const;
  const hasTurned = person.some((account) => account.rewards.turnOf(now));
  return hasTurned ? (['wheel_not_earned', 'after the one of another account'] as const) : undefined;
}

/** Today's turn, with the ledger and the model. Chance is the server's: the model takes its segment. */
export async function turnWith(comparison: ModelComparison, player: PlayerModel): Promise<string> {
  const { scene, checks, moment, spinTerms } = comparison;
  const { uid, rewards } = player;
  const known = rewards.turnOf(moment.now);
  const ask = () => turnWheel(scene.services.ctx, uid);
  const refused = refusalOf(player, moment.now);
  if (refused) {
    const [code, when] = refused;
    checks.equal(await refusedAs(ask()), code, `a turn of the wheel ${when}`);
    return `no turn ${when}`;
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
