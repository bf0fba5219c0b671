import type { FlightRecord } from '../../store/records/flight.ts';
import type { PlayContext } from '../PlayContext.ts';
import { keyOf } from './wantFlights.ts';

type Moving = Pick<PlayContext, 'store' | 'processId'>;
type Change = Pick<FlightRecord, 'status'> & Partial<Pick<FlightRecord, 'isUnattended'>>;

const ORDER: Readonly<Record<FlightRecord['status'], number>> = { betting: 0, flying: 1, crashed: 2 };

/** Never backwards, and once: another process may have done it before. The flight as it is then. */
export function moveFlight(
  { store, processId }: Moving,
  { id, gameId }: FlightRecord,
  change: Change,
): Promise<FlightRecord | undefined> {
  return store.transaction(keyOf(gameId), async (tx) => {
    const flight = await tx.get('flights', id);
    if (!flight || ORDER[flight.status] >= ORDER[change.status]) return flight;
    const moved = { ...flight, ...change, holder: processId };
    tx.set('flights', moved);
    return moved;
  });
}
