/** Idempotency keys end after a week, because no browser repeats a request for so long. */
import { instant } from '../ledger/index.ts';
import type { MoneyContext } from '../rails/MoneyContext.ts';

const KEYS_LAST_MS = 7 * 86_400_000;
/** Safely below the number of writes that Firestore allows in one transaction. */
const BATCH = 200;

const oldKeys = ({ store, now }: MoneyContext, limit: number): Promise<string[]> =>
  store.ids('idempotency', { where: [['createdAt', '<', instant(now() - KEYS_LAST_MS)]], limit });

/** One piece of work for all old keys together. */
export const findOldKeys = async (ctx: MoneyContext): Promise<string[]> =>
  (await oldKeys(ctx, 1)).map(() => 'idempotency');

/** Deletes some of them; the next run deletes more. */
export async function forgetOldKeys(ctx: MoneyContext): Promise<void> {
  const old = await oldKeys(ctx, BATCH);
  await ctx.store.transaction('forget-keys', async (tx) => old.forEach((id) => tx.delete('idempotency', id)));
}
