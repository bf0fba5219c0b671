import type { DepositLimitBody } from '../../../contract/saferPlay.ts';
import { momentOf, type SaferPlayContext } from './changeSaferPlay.ts';
import { wishOf } from './changes.ts';
import { readSaferPlay } from './readSaferPlay.ts';
import { isTightened } from './rules/limits.ts';

/** Whether the wished limit counts at once; a rise, or the end of a limit, waits for a day. */
export async function tightensLimit(ctx: SaferPlayContext, uid: string, body: DepositLimitBody): Promise<boolean> {
  const { limits } = await readSaferPlay(ctx.store, uid);
  return isTightened(limits[body.period], wishOf(body), momentOf(ctx));
}
