import type { Collections } from '../store/collections.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';

/** Safely below the number of writes that Firestore allows in one transaction. */
const BATCH = 200;

interface Asking {
  store: DocumentStore;
  now: () => number;
}

/** The ids of some old documents; `limit` at most. */
type FindOld = (ctx: Asking, limit: number) => Promise<string[]>;

/** Work that deletes the old documents of a collection, some at a time: one piece of work for all of them together. */
export const forgetting = (collection: keyof Collections & string, findOld: FindOld) => ({
  name: `forget ${collection}`,
  interval: 600_000,
  find: async (ctx: Asking): Promise<string[]> => (await findOld(ctx, 1)).map(() => collection),
  handle: async (ctx: Asking): Promise<void> => {
    const old = await findOld(ctx, BATCH);
    await ctx.store.transaction(`forget-${collection}`, async (tx) => old.forEach((id) => tx.delete(collection, id)));
  },
});
