/** What is bought in the bonus market. */
import * as v from 'valibot';

export const PurchaseBodySchema = v.strictObject({
  shelf: v.picklist(['boxes', 'freeSpins']),
  itemId: v.pipe(v.string(), v.regex(/^.{1,128}$/)),
});

export type PurchaseBody = v.InferOutput<typeof PurchaseBodySchema>;
