import type {
  OpenRounds,
  Round,
  RoundFilter,
  RoundPage,
  RoundsQuery,
  RoundTotals,
} from '../../../../contract/rounds.ts';
import type { Reader } from '../../store/DocumentStore.ts';
import { type Condition, ownedBy } from '../../store/query.ts';
import type { LaunchRecord, PlayRecord, RoundRecord } from '../../store/records/round.ts';
import { isStorableId } from '../../store/reading.ts';
import { readCursor, writeCursor } from '../../wallet/pageCursor.ts';
import type { PlayContext } from '../PlayContext.ts';
import { playRefusal } from '../refusals.ts';
import { showRound, showToPlayer } from './showRound.ts';
import { currencyOf, decimalOf } from '../../ledger/index.ts';
import { readOwnRound } from './stepRound.ts';

const DEFAULT_LIMIT = 20;

type Asking = Pick<PlayContext, 'store' | 'now' | 'terms'>;

function roundsOf(uid: string, { gameId, since }: RoundFilter): Condition<RoundRecord>[] {
  return [
    ownedBy(uid),
    ...(gameId === undefined ? [] : [['gameId', '==', gameId] as const]),
    ...(since === undefined ? [] : [['createdAt', '>=', since] as const]),
  ];
}

/** The player's rounds, newest first, with the server's seeds that are revealed. @throws ApiError 400 `cursor_invalid` */
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

/** Sums of all rounds that fit the filter, exact to the cent. The stake of an open round is staked, and not lost yet. */
export async function readTotals(
  { store }: Pick<Asking, 'store'>,
  uid: string,
  filter: RoundFilter,
): Promise<RoundTotals> {
  const where = roundsOf(uid, { since: '1970-01-01T00:00:00.000Z', ...filter });
  const currency = currencyOf(await store.get('users', uid));
  const staked = await store.sum('rounds', 'stakeCents', { where });
  const won = await store.sum('rounds', 'winCents', { where });
  const rounds = await store.count('rounds', { where });
  const play = await store.get('play', uid);
  const games = (play && (await knownGames(store, play))) ?? [];
  const open = play ? await openRoundsOf(store, play, filter.gameId) : [];
  const { since = '' } = filter;
  const riding = open.reduce((sum, { stakeCents, createdAt }) => sum + (createdAt >= since ? stakeCents : 0), 0);
  return {
    ...{ currency, rounds, staked: decimalOf(staked), won: decimalOf(won) },
    ...{ net: decimalOf(won - staked + riding), riding: decimalOf(riding), games },
  };
}

/** An older record does not list its games: the latest rounds tell them. */
const LOOKED_AT = 100;

/** Ids of the games that the player has bet on, the first first. */
export async function knownGames(reader: Pick<Reader, 'find'>, { id, games }: PlayRecord): Promise<string[]> {
  if (games) return games;
  const latest = await reader.find('rounds', {
    where: [ownedBy(id)],
    orderBy: ['createdAt', 'desc'],
    limit: LOOKED_AT,
  });
  return [...new Set(latest.map(({ gameId }) => gameId).toReversed())];
}

/** Proxies close a silent request after a longer time. */
const LONGEST_WAIT_MS = 20_000;

type Opened = Pick<LaunchRecord, 'userId' | 'gameId'>;

/** The open rounds of one game, or of all. */
async function openRoundsOf(store: Pick<Reader, 'get'>, { open, flying = {} }: PlayRecord, gameId?: string) {
  const ids = [open, flying].flatMap((each) => (gameId === undefined ? Object.values(each) : (each[gameId] ?? [])));
  const rounds = await Promise.all(ids.flat().map((id) => store.get('rounds', id)));
  return rounds.flatMap((round) => (round?.status === 'open' ? [round] : []));
}

export async function readOpenRound({ store, now, terms }: Asking, { userId, gameId }: Opened): Promise<OpenRounds> {
  const play = await store.get('play', userId);
  const open = play ? await openRoundsOf(store, play, gameId) : [];
  const [round = null, ...others] = await Promise.all(open.map((each) => showRound({ store, terms }, each, now())));
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
