/** The type of an operation, and shared helpers. */
import { BONUS } from '../../money.ts';
import type { ModelComparison } from '../ModelComparison.ts';
import type { PlayerModel } from '../PlayerModel.ts';
import type { ModelDeposit } from '../playerTypes.ts';

export interface Operation {
  /** An operation with twice the weight is drawn twice as often. */
  weight: number;
  /** Does the same with the ledger and the model. Returns what it did. */
  run: (comparison: ModelComparison, player: PlayerModel) => Promise<string>;
}

export const NO_CHANCE = 'nothing to do';
export const bonusOf = (hasBonus: boolean) => (hasBonus ? { bonusId: BONUS.id } : {});

/** The error code of the refusal. */
export async function refusedAs(ask: Promise<unknown>): Promise<unknown> {
  try {
    await ask;
    return undefined;
  } catch (error) {
    return (error as { code?: unknown }).code;
  }
}

export function pickDeposit(
  comparison: ModelComparison,
  { deposits }: PlayerModel,
  isWanted: (deposit: ModelDeposit) => boolean,
) {
  const wanted = deposits.filter(isWanted);
  return wanted.length > 0 ? comparison.random.pick(wanted) : undefined;
}
