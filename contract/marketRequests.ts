/** What is bought in the bonus market, as its player saw it: an offer that has changed since is refused. */
import * as v from 'valibot';

export const PurchaseBodySchema = v.strictObject({
  shelf: v.picklist(['boxes', 'freeSpins']),
  itemId: v.pipe(v.string(), v.regex(/^.{1,128}$/)),
  /** Points. */
  price: v.number(),
  /** Of free spins on offer; a box does not tell what it holds. */
  spins: v.optional(v.number()),
});

export type PurchaseBody = v.InferOutput<typeof PurchaseBodySchema>;
