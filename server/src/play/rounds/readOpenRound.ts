import type { Round } from '../../../../contract/play.ts';
import type { LaunchRecord } from '../../store/records/round.ts';
import type { Play } from '../Play.ts';
import type { PlayContext } from '../PlayContext.ts';
import { readOwnRound } from './stepRound.ts';
import { toRound } from './toRound.ts';

/** Below the time after which proxies close a silent request. */
const LONGEST_WAIT_MS = 20_000;

type Asking = Pick<PlayContext, 'store' | 'now'>;
type Opened = Pick<LaunchRecord, 'userId' | 'gameId'>;

export async function readOpenRound(
  { store, now }: Asking,
  { userId, gameId }: Opened,
): Promise<{ round: Round | null }> {
  const id = (await store.get('play', userId))?.open[gameId];
  const round = id === undefined ? undefined : await store.get('rounds', id);
  return { round: round?.status === 'open' ? toRound(round, now()) : null };
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
  return toRound(ended, ctx.now());
}
