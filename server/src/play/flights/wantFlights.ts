import { isSharedFlight } from '../../../../contract/playTerms.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { instant } from '../../ledger/index.ts';
import { isStorableId } from '../../store/reading.ts';
import type { PlayContext } from '../PlayContext.ts';

/** Flights follow each other so long after the last onlooker. */
const WANTED_MS = 90_000;
/** Written again when no more than this is left. */
const RENEW_MS = 60_000;

type Asking = Pick<PlayContext, 'store' | 'now'>;

/** Somebody looks: flights follow each other for a while. @throws ApiError 404 `game_not_found` for other games */
export async function wantFlights({ store, now: clock }: Asking, gameId: string): Promise<void> {
  if (!(await hasFlights(store, gameId)))
    throw new ApiError(404, 'game_not_found', 'There is no such game with flights for everybody');
  const now = clock();
  const isWritten = Date.parse((await store.get('flight-tables', gameId))?.wantedUntil ?? '') > now + RENEW_MS;
  if (isWritten) return;
  await store.transaction(keyOf(gameId), async (tx) => {
    const table = (await tx.get('flight-tables', gameId)) ?? { id: gameId, flights: 0 };
    tx.set('flight-tables', { ...table, wantedUntil: instant(now + WANTED_MS) });
  });
}

async function hasFlights(store: Asking['store'], gameId: string): Promise<boolean> {
  const game = isStorableId(gameId) ? await store.get('games', gameId) : undefined;
  const { gameUrl, url, status = 'active' } = (game ?? {}) as Readonly<Record<string, unknown>>;
  const address = gameUrl ?? url;
  return status === 'active' && typeof address === 'string' && isSharedFlight(address);
}

/** Transactions of one game's table wait for each other. */
export const keyOf = (gameId: string): string => `flights:${gameId}`;
