/** Rounds that end by the clock: flights that have crashed or reached their target, and mines that nobody finished. */
import { instant, type Played, rollBack, writePlayed } from '../../ledger/index.ts';
import type { PlayContext } from '../PlayContext.ts';
import { RULES } from '../rules/index.ts';
import { decide } from './finish.ts';
import { readPlayer } from './stepRound.ts';
import { writePlay } from './writePlay.ts';

const AT_A_LOOK = 64;

type Asking = Pick<PlayContext, 'store' | 'now'>;

export const findDueRounds = ({ store, now }: Asking): Promise<string[]> =>
  store.ids('rounds', { where: [['dueAt', '<=', instant(now())]], limit: AT_A_LOOK });

type Ending = Pick<PlayContext, 'store' | 'now' | 'onRound' | 'terms'>;

/** Does nothing for a round that has ended, or is not due. */
export async function endDueRound(ctx: Ending, id: string): Promise<void> {
  const now = ctx.now();
  await endRound(ctx, id, (played) => {
    const { round } = played;
    if (round.dueAt === undefined || round.dueAt > instant(now)) return undefined;
    // A stake that was at no risk counts for nothing.
    if (RULES[round.kind].isUntouched(round, now)) return rollBack(played, instant(now));
    return decide(atItsEnd(played, now), now, instant(now));
  });
}

/** Ends an open round with its money, in one transaction; `end` may leave it open. Reports whether it ended now. */
export async function endRound(ctx: Ending, id: string, end: (played: Played) => Played | undefined): Promise<boolean> {
  const known = await ctx.store.get('rounds', id);
  if (known?.status !== 'open') return false;
  const now = ctx.now();
  const terms = await ctx.terms();
  const ended = await ctx.store.transaction(known.userId, async (tx) => {
    const round = await tx.get('rounds', id);
    if (round?.status !== 'open') return undefined;
    const { user, play } = await readPlayer(tx, round);
    const played = end({ round, user, lines: [] });
    if (!played || played.round.status === 'open') return undefined;
    writePlayed(tx, played);
    writePlay(tx, play, played, { now, terms });
    return played.round;
  });
  if (!ended) return false;
  ctx.onRound(ended);
  return true;
}

/** What the player has won by then is cashed out for them. */
function atItsEnd(played: Played, now: number): Played {
  const { round } = played;
  if (RULES[round.kind].standingOf(round, now).isOver) return played;
  return {
    ...played,
    round: { ...round, steps: [...round.steps, { id: 'abandoned', action: 'cashOut', at: instant(now) }] },
  };
}
