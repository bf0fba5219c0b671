/** One process flies a game: the holder of its document in `leases`, until it gives it back or stops renewing it. */
import type { PlayContext } from '../PlayContext.ts';
import { keyOf } from './wantFlights.ts';

/** After a process died, another one flies on this much later (ms), and a look. */
export const FLIGHT_LEASE_MS = 4_000;

type Holding = Pick<PlayContext, 'store' | 'now' | 'processId'>;

/** Takes or renews it: Unix ms of its end; undefined while another process has it. */
export function holdFlights({ store, now, processId }: Holding, gameId: string): Promise<number | undefined> {
  const [name, at] = [keyOf(gameId), now()];
  return store.transaction(`lease:${name}`, async (tx) => {
    const lease = await tx.get('leases', name);
    if (lease && lease.holder !== processId && lease.until > at) return undefined;
    const until = at + FLIGHT_LEASE_MS;
    tx.set('leases', { id: name, holder: processId, until });
    return until;
  });
}

export function releaseFlights({ store, processId }: Holding, gameId: string): Promise<void> {
  const name = keyOf(gameId);
  return store.transaction(`lease:${name}`, async (tx) => {
    const lease = await tx.get('leases', name);
    if (lease?.holder === processId) tx.delete('leases', name);
  });
}
