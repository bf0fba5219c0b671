import * as v from 'valibot';
import { MODEL_NAMES } from '../../../originals/slots/rules/wire.ts';
import { readRows } from '../readFiles.ts';

/** A studio in `content/providers.json`; all are invented. */
const ProviderRowSchema = v.strictObject({
  slug: v.pipe(v.string(), v.nonEmpty()),
  name: v.pipe(v.string(), v.nonEmpty()),
  /** The studio makes more slots of this model than of any other. */
  accent: v.picklist(MODEL_NAMES),
  status: v.optional(v.picklist(['active', 'inactive']), 'active'),
});

/** `slug` is the file name of the logo and of the list of games; `providerSlug` of the contract makes addresses from the name. */
export interface SeedProvider extends Readonly<v.InferOutput<typeof ProviderRowSchema>> {
  /** Gives the order of the list; the first three providers get a row on the home page. */
  id: string;
  logoUrl: string;
}

/** Two digits keep the order in a store that sorts by id. */
const idAt = (index: number): string => `p${String(index + 1).padStart(2, '0')}`;

/** The studios in the order of the side menu and of the rows on the home page. */
export const SEED_PROVIDERS: readonly SeedProvider[] = readRows('providers.json', ProviderRowSchema).map(
  (row, index) => ({ id: idAt(index), ...row, logoUrl: `/images/providers/${row.slug}.svg` }),
);
