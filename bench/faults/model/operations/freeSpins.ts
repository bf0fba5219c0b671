/** Free spins at slots, and what they are worth. */
import { randomUUID } from 'node:crypto';
import { SPIN_TERMS } from '../../rewards.ts';
import { deliverBet } from '../calls/deliver.ts';
import type { ModelComparison } from '../ModelComparison.ts';
import type { PlayerModel } from '../PlayerModel.ts';
import type { Operation } from './operation.ts';
import { launchFor } from './tables.ts';

/** Spins are tried at their stake, at another stake and at other games. */
async function spinFree(comparison: ModelComparison, player: PlayerModel): Promise<string> {
  const { random } = comparison;
  const { rewards, currency } = player;
  const launch = await launchFor(comparison, player, random.chance(0.95) ? 'slots' : 'dice');
  const { now } = comparison.moment;
  const grants = launch.kind === 'slots' ? rewards.openGrants(now) : [];
  const offered = grants[0]?.stakes[currency] ?? 25;
  const stake = random.chance(0.9) ? offered : offered + 100;
  const missing = rewards.grantFor(stake, now) ? undefined : 'free_spin_stake';
  const freeSpinRefusal = grants.length === 0 ? 'no_free_spins' : missing;
  const asked = { launch, betId: randomUUID(), stake, choice: { model: 'twenty' }, isValid: true, isFree: true };
  return deliverBet(comparison, player, { ...asked, freeSpinRefusal });
}

export const freeSpin: Operation = { weight: 4, run: spinFree };

/** The player spins as often as there is time; then an hour passes, because the providers are asked too. */
export const freeSpins: Operation = {
  weight: 1,
  run: async (comparison, player) => {
    const what: string[] = [];
    for (let left = comparison.random.between(2, 5); left > 0; left -= 1) {
      what.push(await spinFree(comparison, player));
      comparison.scene.wait(comparison.random.pick([2_499, 2_500, 3_000]));
    }
    await comparison.reconcile();
    return what.join(', then ');
  },
};

/** The operator changes what free spins are worth, or has none for a while. */
export const changeSpinTerms: Operation = {
  weight: 1,
  run: async (comparison) => {
    const { scene, random } = comparison;
    const stake = random.pick([25, 40]);
    const isActive = random.chance(0.8);
    comparison.spinTerms = { ...SPIN_TERMS, isActive, stakeKes: stake, stakeUsd: stake / 100 };
    await scene.put('spin-terms', comparison.spinTerms);
    return `free spins of ${stake}, ${isActive ? 'active' : 'none'}`;
  },
};
