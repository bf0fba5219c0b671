/** A player gives up a bonus: one in play, one that waits, one that has ended, or none. */
import { forfeitBonus } from '../../../../server/src/rewards/endBonus.ts';
import { type Operation, refusedAs } from './operation.ts';

export const giveUp: Operation = {
  weight: 1,
  run: async ({ scene, random, checks, moment }, { uid, bonuses }) => {
    const known = [...bonuses.open, ...bonuses.ended.map(({ bonus }) => bonus), { id: 'none' }];
    const { id } = random.pick(known);
    const code = await refusedAs(forfeitBonus(scene.services.ctx, uid, id));
    const refused = bonuses.giveUp(id, moment.now);
    checks.equal([code], [refused], 'a bonus that is given up');
    return `a bonus given up, ${refused ?? 'done'}`;
  },
};

export const BONUS_OPERATIONS: readonly Operation[] = [giveUp];
