/** The type of an operation, and shared helpers. */
import { BONUS } from '../../money.ts';
import type { ModelComparison } from './ModelComparison.ts';
import type { ModelDeposit, PlayerModel } from './PlayerModel.ts';

/** Returns what it did. */
export type Operation = (comparison: ModelComparison, player: PlayerModel) => Promise<string>;

export const NO_CHANCE = 'nothing to do';
export const bonusOf = (hasBonus: boolean) => (hasBonus ? { bonusId: BONUS.id } : {});

export function pickDeposit(
  comparison: ModelComparison,
  { deposits }: PlayerModel,
  isWanted: (deposit: ModelDeposit) => boolean,
) {
  const wanted = deposits.filter(isWanted);
  return wanted.length > 0 ? comparison.random.pick(wanted) : undefined;
}
