import type { OpenRounds, Round } from '../../../../contract/rounds.ts';
import type { LaunchRecord, RoundRecord } from '../../store/records/round.ts';
import type { PlayContext } from '../PlayContext.ts';
import { readOwnRound } from './stepRound.ts';
import { showRound } from './showRound.ts';

/** Below the time after which proxies close a silent request. */
const LONGEST_WAIT_MS = 20_000;

type Asking = Pick<PlayContext, 'store' | 'now'>;
type Opened = Pick<LaunchRecord, 'userId' | 'gameId'>;

export async function readOpenRound({ store, now }: Asking, { userId, gameId }: Opened): Promise<OpenRounds> {
  const { open, flying } = (await store.get('play', userId)) ?? {};
  const ids = [open?.[gameId] ?? [], flying?.[gameId] ?? []].flat();
  const rounds: Round[] = [];
  for (const id of ids) {
    const round = await store.get('rounds', id);
    if (round?.status === 'open') rounds.push(await showRound({ store }, round, now()));
  }
  const [round = null, ...others] = rounds;
  return { round, ...(others.length > 0 && { others }) };
}

/** The round when it has ended, or after the longest wait. @throws ApiError 403 `not_yours` */
export async function awaitRound(ctx: Asking, launch: Opened, id: string, signal: AbortSignal): Promise<Round> {
  const round = await readOwnRound(ctx.store, launch, id);
  const ended = await endOf(ctx, round, AbortSignal.any([signal, AbortSignal.timeout(LONGEST_WAIT_MS)]));
  return showRound(ctx, ended, ctx.now());
}

/** The round as soon as it has ended, or as it is when `signal` ends the waiting. It is read again after each change. */
async function endOf({ store }: Asking, first: RoundRecord, signal: AbortSignal): Promise<RoundRecord> {
  let round = first;
  let changed = Promise.withResolvers<void>();
  const wake = (): void => changed.resolve();
  signal.addEventListener('abort', wake);
  const stop = store.changes(['rounds'], (changes) => {
    if (changes.some(({ id }) => id === first.id)) wake();
  });
  // The first read may have been before the last change that was not told here.
  wake();
  while (round.status === 'open' && !signal.aborted) {
    await changed.promise;
    changed = Promise.withResolvers();
    round = (await store.get('rounds', first.id)) ?? round;
  }
  stop();
  signal.removeEventListener('abort', wake);
  return round;
}
