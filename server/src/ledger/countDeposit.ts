import type { Reader } from '../store/DocumentStore.ts';
import type { Counting, LedgerPolicy, Moment } from './LedgerContext.ts';
import type { Write } from './Write.ts';

/** Tells all policies; the returned write comes after all reads. */
export async function countDeposit(
  policies: readonly LedgerPolicy[],
  reader: Reader,
  counting: Counting,
  moment: Moment,
): Promise<Write> {
  const writes: Write[] = [];
  for (const { counted } of policies) if (counted) writes.push(await counted(reader, counting, moment));
  return (tx) => writes.forEach((write) => write(tx));
}
