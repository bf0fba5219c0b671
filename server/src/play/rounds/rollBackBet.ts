import type { Round } from '../../../../contract/rounds.ts';
import { instant, rollBack } from '../../ledger/index.ts';
import type { Transaction } from '../../store/DocumentStore.ts';
import type { RoundRecord } from '../../store/records/round.ts';
import { readLaunch } from '../launches.ts';
import type { PlayContext } from '../PlayContext.ts';
import type { PlayTerms } from '../PlayTerms.ts';
import { KINDS } from '../../../../originals/kinds.ts';
import { roundIdOf } from './placeBet.ts';
import { readFlightOf, readPlayer } from './stepRound.ts';
import { showRound } from './showRound.ts';
import { writeRound } from './finish.ts';

type TakenBack = { round: RoundRecord | undefined; isMoved: boolean };

/**
 * A game asks for it when it does not know whether its bet came, also by a launch that takes no more bets. A bet that did
 * not come is refused from now on; an untouched round gives its stake back; any other round is answered as it is. A game that
 * was opened again knows the round of its bet and not its `betId`, so the id of the round is taken too.
 * @throws ApiError 401 `launch_expired` for an unknown token
 */
export async function rollBackBet(ctx: PlayContext, token: string, betId: string): Promise<{ round: Round | null }> {
  const { userId } = await readLaunch(ctx.store, token);
  const now = ctx.now();
  const terms = await ctx.terms();
  const { round, isMoved } = await ctx.store.transaction(userId, async (tx): Promise<TakenBack> => {
    const id = roundIdOf(userId, betId);
    const known = (await tx.get('rounds', id)) ?? (await tx.get('rounds', betId));
    if (known?.userId === userId) return takeBack(tx, known, now, terms);
    tx.set('bets-taken-back', { id, userId, at: instant(now) });
    return { round: undefined, isMoved: false };
  });
  if (round && isMoved) ctx.onRound(round);
  return { round: round ? await showRound(ctx, round, now) : null };
}

async function takeBack(tx: Transaction, round: RoundRecord, now: number, terms: PlayTerms): Promise<TakenBack> {
  const flight = await readFlightOf(tx, round);
  const isUntouched = round.status === 'open' && KINDS[round.kind].isUntouched(round, now);
  // Another process may have begun it, whatever the clock of this one says.
  if (!isUntouched || (flight && flight.status !== 'betting')) return { round, isMoved: false };
  const { user, play } = await readPlayer(tx, round);
  const played = rollBack({ round, user, lines: [] }, instant(now));
  return { round: await writeRound(tx, play, played, { now, terms }), isMoved: true };
}
