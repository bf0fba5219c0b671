import * as v from 'valibot';
import { type SpinTerms, SpinTermsSchema } from '../../../../contract/bonusTerms.ts';
import type { Reader } from '../../store/DocumentStore.ts';

/** With a slot. */
export type PresentTerms = SpinTerms & { gameId: string };

/** The present terms: the first active item with a slot; undefined when the operator has none. */
export async function readSpinTerms(reader: Pick<Reader, 'find'>): Promise<PresentTerms | undefined> {
  const items = (await reader.find('spin-terms')).map((stored) => v.safeParse(SpinTermsSchema, stored));
  const terms = items.flatMap(({ success, output }) => (success && output.isActive ? [output] : []));
  return terms.find((each): each is PresentTerms => each.gameId !== undefined);
}
