import { instant } from '../../ledger/index.ts';
import type { DocumentStore } from '../../store/DocumentStore.ts';
import type { RoundRecord } from '../../store/records/round.ts';

const EVER = instant(0);

/** The rounds of a flight that began or ended since an instant; without one, all of them. */
export async function readNewRounds(store: DocumentStore, flight: string, since = EVER): Promise<RoundRecord[]> {
  const ofFlight = ['flight', '==', flight] as const;
  const begun = await store.find('rounds', { where: [ofFlight, ['createdAt', '>=', since]] });
  if (since === EVER) return begun;
  return [...begun, ...(await store.find('rounds', { where: [ofFlight, ['settledAt', '>=', since]] }))];
}
