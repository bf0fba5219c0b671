import type { Round } from '../../../../contract/rounds.ts';
import { readEach } from '../../store/reading.ts';
import type { RoundRecord } from '../../store/records/round.ts';
import type { PlayContext } from '../PlayContext.ts';
import { toRound } from './toRound.ts';

type Asking = Pick<PlayContext, 'store' | 'now'>;

/** For the game: with the flight for everybody, if it is a part of one. */
export async function showRound({ store }: Pick<Asking, 'store'>, round: RoundRecord, now: number): Promise<Round> {
  const { flight } = round;
  return toRound(round, now, flight === undefined ? {} : { flight: await store.get('flights', flight) });
}

/** For their player: also with the server's seed once it is revealed. Reads each seed and flight once. */
export async function showToPlayer({ store, now }: Asking, rounds: readonly RoundRecord[]): Promise<Round[]> {
  const seeds = await readEach(
    rounds.flatMap(({ serverSeedHash }) => serverSeedHash ?? []),
    (id) => store.get('seeds', id),
  );
  const flights = await readEach(
    rounds.flatMap(({ flight }) => flight ?? []),
    (id) => store.get('flights', id),
  );
  const at = now();
  return rounds.map((round) => {
    const { serverSeedHash = '', flight = '' } = round;
    return toRound(round, at, { seed: seeds.get(serverSeedHash), flight: flights.get(flight) });
  });
}
