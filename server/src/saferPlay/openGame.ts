import * as v from 'valibot';
import type { OpenedGameSchema } from '../../../contract/saferPlay.ts';
import { GameSchema } from '../../../contract/games.ts';
import { isStorableId } from '../store/isStorableId.ts';
import type { SaferPlayContext } from './changeSaferPlay.ts';
import { readSaferPlay } from './readSaferPlay.ts';
import { gameRefusal } from './refusals.ts';
import { refuseBlocked } from './refuseDeposit.ts';

/** `isDemo: false` means for money. @throws ApiError 403 `time_out`, `self_excluded`; 404; 409 `game_unavailable` */
export async function openGame(
  { store, now }: Pick<SaferPlayContext, 'store' | 'now'>,
  uid: string,
  id: string,
): Promise<v.InferOutput<typeof OpenedGameSchema>> {
  refuseBlocked(await readSaferPlay(store, uid), now());
  const stored = isStorableId(id) ? await store.get('games', id) : undefined;
  const read = v.safeParse(GameSchema, stored);
  if (!read.success) throw gameRefusal('game_not_found');
  const { status, isDemo, gameUrl = read.output.url } = read.output;
  if (status !== 'active' || gameUrl === undefined) throw gameRefusal('game_unavailable');
  return { id, gameUrl, isDemo };
}
