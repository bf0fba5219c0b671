/** Bonuses whose days are over. */
import { endBonuses, instant, type LedgerContext, writeEnding } from '../ledger/index.ts';

const AT_A_LOOK = 64;

type Asking = Pick<LedgerContext, 'store' | 'now'>;

/** The players of bonuses that are due. */
export const findDueBonuses = ({ store, now }: Asking): Promise<string[]> =>
  store.ids('users', { where: [['bonusDueAt', '<=', instant(now())]], limit: AT_A_LOOK });

/** Does nothing for a player without a bonus that is due. */
export async function endDueBonuses(ctx: Asking, uid: string): Promise<void> {
  const at = instant(ctx.now());
  await ctx.store.transaction(uid, async (tx) => {
    const user = await tx.get('users', uid);
    const ending = user && endBonuses({ user, lines: [], ended: [] }, at);
    if (ending && ending.ended.length > 0) writeEnding(tx, ending);
  });
}
