import { instant, type Played, rollBack } from '../../ledger/index.ts';
import type { FlightRecord } from '../../store/records/flight.ts';
import type { PlayContext } from '../PlayContext.ts';
import { KINDS } from '../../../../originals/kinds.ts';
import { endRound } from '../rounds/endDueRounds.ts';
import { decide } from '../rounds/finish.ts';

const BATCH = 500;
const AT_ONCE = 16;

type Ending = Pick<PlayContext, 'store' | 'now' | 'onRound' | 'log' | 'terms'>;

/** Ends open rounds of all crashed flights, also late bets, each in its own transaction. After an error they are tried again. */
export async function endFlightRounds(ctx: Ending, gameId: string): Promise<void> {
  const where = [['gameId', '==', gameId] as const, ['status', '==', 'open'] as const];
  let hasEnded = true;
  while (hasEnded) {
    const ids = await ctx.store.ids('rounds', { where, limit: BATCH });
    const queue = ids.values();
    const ended = await Promise.all(Array.from({ length: AT_ONCE }, () => endEach(ctx, queue)));
    hasEnded = ids.length === BATCH && ended.some(Boolean);
  }
}

async function endEach(ctx: Ending, ids: Iterable<string>): Promise<boolean> {
  let hasEnded = false;
  for (const id of ids)
    hasEnded =
      (await endFlightRound(ctx, id).catch((err: unknown) => {
        ctx.log.error({ err, round: id }, 'a round of a flight did not end');
        return false;
      })) || hasEnded;
  return hasEnded;
}

async function endFlightRound(ctx: Ending, id: string): Promise<boolean> {
  const round = await ctx.store.get('rounds', id);
  const flight = round?.flight === undefined ? undefined : await ctx.store.get('flights', round.flight);
  if (flight?.status !== 'crashed') return false;
  return endRound(ctx, id, (played) => endOf(played, flight, ctx.now()));
}

/**
 * What was won before the crash is paid. What is lost goes back if nobody flew, because nobody could cash out; not a stake
 * that cashes out by itself, which needs nobody: else a server that was made slow would give back what has lost.
 */
function endOf(played: Played, { crashesAt, isUnattended }: FlightRecord, now: number): Played {
  // The process that flies may have a slower clock than the one that told the end.
  const moment = Math.max(now, Date.parse(crashesAt));
  const { multiplier } = KINDS[played.round.kind].resultAt(played.round, moment);
  const isFlownByHand = played.round.choice['autoCashOut'] === undefined;
  return isUnattended && isFlownByHand && multiplier === 0
    ? rollBack(played, instant(now))
    : decide(played, moment, instant(now));
}
