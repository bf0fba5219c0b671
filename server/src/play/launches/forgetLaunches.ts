/** Launches are deleted a day after their last use, long after they have expired. */
import { instant } from '../../ledger/index.ts';
import type { PlayContext } from '../PlayContext.ts';

const LAST_MS = 86_400_000;
/** Safely below the number of writes that Firestore allows in one transaction. */
const BATCH = 200;

type Asking = Pick<PlayContext, 'store' | 'now'>;

const oldLaunches = ({ store, now }: Asking, limit: number): Promise<string[]> =>
  store.ids('launches', { where: [['usedAt', '<', instant(now() - LAST_MS)]], limit });

/** One piece of work for all of them together. */
export const findOldLaunches = async (ctx: Asking): Promise<string[]> =>
  (await oldLaunches(ctx, 1)).map(() => 'launches');

export async function forgetOldLaunches(ctx: Asking): Promise<void> {
  const old = await oldLaunches(ctx, BATCH);
  await ctx.store.transaction('forget-launches', async (tx) => old.forEach((id) => tx.delete('launches', id)));
}
