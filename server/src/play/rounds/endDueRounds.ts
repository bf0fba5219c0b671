/** Rounds that end by the clock: flights that have crashed or reached their target, and mines that nobody finished. */
import { instant, writePlayed } from '../../ledger/index.ts';
import type { RoundRecord } from '../../store/records/round.ts';
import type { PlayContext } from '../PlayContext.ts';
import { RULES } from '../rules/index.ts';
import { decide, withRound } from './finish.ts';
import { readPlayer } from './stepRound.ts';

const AT_A_LOOK = 64;

type Asking = Pick<PlayContext, 'store' | 'now'>;

export const findDueRounds = ({ store, now }: Asking): Promise<string[]> =>
  store.ids('rounds', { where: [['dueAt', '<=', instant(now())]], limit: AT_A_LOOK });

/** Does nothing for a round that has ended, or is not due. */
export async function endDueRound(
  ctx: Pick<PlayContext, 'store' | 'now' | 'onChange' | 'onRound' | 'terms'>,
  id: string,
): Promise<void> {
  const known = await ctx.store.get('rounds', id);
  if (!known) return;
  const now = ctx.now();
  const at = instant(now);
  const terms = await ctx.terms();
  const ended = await ctx.store.transaction(known.userId, async (tx) => {
    const round = await tx.get('rounds', id);
    if (round?.status !== 'open' || (round.dueAt ?? at) > at) return undefined;
    const { user, play } = await readPlayer(tx, round);
    const played = decide({ round: atItsEnd(round, now, at), user, lines: [] }, now, at);
    writePlayed(tx, played);
    tx.set('play', withRound(play, played.round, now, terms));
    return played.round;
  });
  if (!ended) return;
  ctx.onChange(known.userId);
  ctx.onRound(ended);
}

/** What the player has won by then is cashed out for them. */
function atItsEnd(round: RoundRecord, now: number, at: string): RoundRecord {
  if (RULES[round.kind].standingOf(round, now).isOver) return round;
  return { ...round, steps: [...round.steps, { id: 'abandoned', action: 'cashOut', at }] };
}
