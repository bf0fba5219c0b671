import type { OpenRounds, Round } from '../../../../contract/rounds.ts';
import type { LaunchRecord } from '../../store/records/round.ts';
import type { Play } from '../Play.ts';
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
export async function awaitRound(
  { ctx, feed }: Pick<Play, 'ctx' | 'feed'>,
  launch: Opened,
  id: string,
  signal: AbortSignal,
): Promise<Round> {
  const round = await readOwnRound(ctx.store, launch, id);
  const ended = await feed.ended(ctx, round, ctx.now() + LONGEST_WAIT_MS, signal);
  return showRound(ctx, ended, ctx.now());
}
