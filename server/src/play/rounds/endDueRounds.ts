import { instant, type Played, rollBack } from '../../ledger/index.ts';
import type { PlayContext } from '../PlayContext.ts';
import { KINDS } from '../../../../originals/kinds.ts';
import { decide, writeRound } from './finish.ts';
import { readPlayer } from './stepRound.ts';
import type { RoundRecord } from '../../store/records/round.ts';

const AT_A_LOOK = 64;

/** Rounds end by the clock when their flight has crashed or reached its target, and when nobody finished the mines. */
export const findDueRounds = ({ store, now }: Pick<PlayContext, 'store' | 'now'>): Promise<string[]> =>
  store.ids('rounds', { where: [['dueAt', '<=', instant(now())]], limit: AT_A_LOOK });

type Ending = Pick<PlayContext, 'store' | 'now' | 'onRound' | 'terms'>;

/** Does nothing for a round that has ended, or is not due. */
export async function endDueRound(ctx: Ending, id: string): Promise<void> {
  const now = ctx.now();
  await endRound(ctx, id, (played) => {
    const { round } = played;
    if (round.dueAt === undefined || round.dueAt > instant(now)) return undefined;
    // A stake that was at no risk counts for nothing.
    if (KINDS[round.kind].isUntouched(round, now)) return rollBack(played, instant(now));
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
    return writeRound(tx, play, played, { now, terms });
  });
  if (!ended) return false;
  ctx.onRound(ended);
  return true;
}

/** Cashes out what the player has won by then. */
function atItsEnd(played: Played, now: number): Played {
  const { round } = played;
  if (KINDS[round.kind].resultAt(round, now).isOver) return played;
  return {
    ...played,
    round: { ...round, steps: [...round.steps, { id: 'abandoned', action: 'cashOut', at: instant(now) }] },
  };
}

/** The worker ends rounds that wait longer. */
const MOST_MS = 120_000;

/** Ends the flights of this process at their very moment; the worker ends those of a process that died. */
export class RoundClock {
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #isRunning = false;

  start(): void {
    this.#isRunning = true;
  }

  watch(ctx: PlayContext, { id, status, dueAt }: Pick<RoundRecord, 'id' | 'status' | 'dueAt'>): void {
    if (!this.#isRunning || status !== 'open' || dueAt === undefined || this.#timers.has(id)) return;
    const wait = Date.parse(dueAt) - ctx.now();
    if (wait > MOST_MS) return;
    const timer = setTimeout(() => void this.#end(ctx, id), Math.max(0, wait) + 1);
    timer.unref();
    this.#timers.set(id, timer);
  }

  stop(): void {
    this.#isRunning = false;
    this.#timers.forEach((timer) => clearTimeout(timer));
    this.#timers.clear();
  }

  async #end(ctx: PlayContext, id: string): Promise<void> {
    this.#timers.delete(id);
    await endDueRound(ctx, id).catch((err: unknown) => ctx.log.warn({ err, round: id }, 'the worker will end it'));
  }
}
