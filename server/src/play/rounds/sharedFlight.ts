/** What a round of a flight for everybody asks its flight, in the round's own transaction. */
import type { Reader } from '../../store/DocumentStore.ts';
import type { FlightRecord } from '../../store/records/flight.ts';
import type { RoundRecord } from '../../store/records/round.ts';
import type { PlayContext } from '../PlayContext.ts';
import { playRefusal } from '../refusals.ts';

type Asking = Pick<Reader, 'get'>;

/**
 * The flight that takes bets at the arrival of this one: by the clock of this process, and by the record, which another
 * process may keep. @throws ApiError 409 `round_closed`
 */
export async function readBettingFlight(reader: Asking, gameId: string, now: number): Promise<FlightRecord> {
  const table = await reader.get('flight-tables', gameId);
  const flight = table?.flight === undefined ? undefined : await reader.get('flights', table.flight);
  if (flight?.status !== 'betting' || now >= Date.parse(flight.startsAt)) throw playRefusal('round_closed');
  return flight;
}

export const readFlightOf = async (reader: Asking, { flight }: RoundRecord): Promise<FlightRecord | undefined> =>
  flight === undefined ? undefined : reader.get('flights', flight);

/** Whether another process has told the end of the flight, although the clock of this one may not have come to it. */
export const isToldElsewhere = (flight: FlightRecord | undefined, { processId }: Pick<PlayContext, 'processId'>) =>
  flight?.status === 'crashed' && flight.holder !== processId;
