import type { Round, RoundFilter, RoundPage, RoundsQuery } from '../../../../contract/rounds.ts';
import type { Condition } from '../../store/query.ts';
import type { RoundRecord } from '../../store/records/round.ts';
import { isStorableId } from '../../store/reading.ts';
import { readCursor, writeCursor } from '../../wallet/transactionCursor.ts';
import type { PlayContext } from '../PlayContext.ts';
import { playRefusal } from '../refusals.ts';
import { showToPlayer } from './showRound.ts';

const DEFAULT_LIMIT = 20;

type Asking = Pick<PlayContext, 'store' | 'now'>;

/** The conditions of a filter. */
export function roundsOf(uid: string, { gameId, since }: RoundFilter): Condition<RoundRecord>[] {
  return [
    ['userId', '==', uid],
    ...(gameId === undefined ? [] : [['gameId', '==', gameId] as const]),
    ...(since === undefined ? [] : [['createdAt', '>=', since] as const]),
  ];
}

/** Newest first, with the server's seeds that are revealed. @throws ApiError 400 `cursor_invalid` */
export async function listRounds(ctx: Asking, uid: string, query: RoundsQuery): Promise<RoundPage> {
  const { limit = DEFAULT_LIMIT, cursor } = query;
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const found = await ctx.store.find('rounds', {
    where: roundsOf(uid, query),
    orderBy: ['createdAt', 'desc'],
    limit: limit + 1,
    ...(after && { after }),
  });
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  const items = await showToPlayer(ctx, shown);
  return { items, nextCursor: last && writeCursor({ value: last.createdAt, id: last.id }) };
}

/** @throws ApiError 403 `not_yours`, also for a round that is not there */
export async function readRound(ctx: Asking, uid: string, id: string): Promise<Round> {
  const round = isStorableId(id) ? await ctx.store.get('rounds', id) : undefined;
  if (round?.userId !== uid) throw playRefusal('not_yours');
  const [shown] = await showToPlayer(ctx, [round]);
  if (!shown) throw playRefusal('not_yours');
  return shown;
}
