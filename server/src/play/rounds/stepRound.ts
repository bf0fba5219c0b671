import type { StepBody } from '../../../../contract/bets.ts';
import type { Round } from '../../../../contract/rounds.ts';
import { firstStakeOf, instant, type Moment, raise } from '../../ledger/index.ts';
import { refuseBlocked } from '../../saferPlay/refuseDeposit.ts';
import { isStorableId } from '../../store/reading.ts';
import type { Reader, Transaction } from '../../store/DocumentStore.ts';
import type { FlightRecord } from '../../store/records/flight.ts';
import type { LaunchRecord, PlayRecord, RoundRecord, RoundStep } from '../../store/records/round.ts';
import type { UserRecord } from '../../store/records/user.ts';
import { readOthers, refuseOverOwnLimits, stakeRefusal } from '../allowedStake.ts';
import { readLaunch, refuseExpired } from '../launches.ts';
import type { PlayContext } from '../PlayContext.ts';
import { withToday } from '../playedDays.ts';
import type { PlayTerms } from '../PlayTerms.ts';
import { playRefusal } from '../refusals.ts';
import { KINDS } from '../../../../originals/kinds.ts';
import { decide, writeRound } from './finish.ts';
import { showRound } from './showRound.ts';

/**
 * A step of an open round, once by `stepId`, also with an expired launch. On a break a round that can be cashed out is not risked
 * further, and no step adds to a stake. @throws ApiError with a code of `STEP_REFUSALS`
 */
export async function stepRound(ctx: PlayContext, token: string, roundId: string, body: StepBody): Promise<Round> {
  const arrival = { at: ctx.now() };
  ctx.arrivals.add(arrival);
  try {
    return await stepAt(ctx, token, roundId, { ...body, now: arrival.at });
  } finally {
    ctx.arrivals.delete(arrival);
  }
}

async function stepAt(
  ctx: PlayContext,
  token: string,
  roundId: string,
  { now, stepId, ...asked }: StepBody & { now: number },
): Promise<Round> {
  const launch = await readLaunch(ctx.store, token);
  const at = instant(now);
  const step: RoundStep = { id: stepId, ...asked, at };
  const terms = await ctx.terms();
  const result = await ctx.store.transaction(launch.userId, async (tx) => {
    const round = await readOwnRound(tx, launch, roundId);
    if (isKnown(round, step)) return { round, isRefused: false, isMoved: false };
    if (round.status !== 'open') throw playRefusal('round_closed');
    if (isRisked(round, step)) await refuseBlocked(tx, round.userId, now);
    if (isToldElsewhere(await readFlightOf(tx, round), ctx)) throw playRefusal('round_closed');
    const player = await readPlayer(tx, round);
    const addedCents = addedBy(round, step, now);
    const raised = { ...round, stakeCents: round.stakeCents + addedCents, addedCents };
    if (addedCents > 0) await refuseRaise(tx, player, { launch, raised, now, kesPerUsd: ctx.kesPerUsd() });
    return { ...(await take(tx, player, { round, step, addedCents, now, terms })), isMoved: true };
  });
  if (result.isMoved) ctx.onRound(result.round);
  if (result.isRefused) throw playRefusal('round_closed');
  return showRound(ctx, result.round, now);
}

/** True when the step risks a win that could be cashed out instead. */
const isRisked = (round: RoundRecord, step: RoundStep): boolean =>
  step.action !== 'cashOut' && KINDS[round.kind].allows(round, { ...step, action: 'cashOut', tile: undefined });

/** The step adds so much to the stake: the first one again for a hand that is doubled or split. */
function addedBy(round: RoundRecord, step: RoundStep, now: number): number {
  const { stakes, allows, resultAt } = KINDS[round.kind];
  if (!stakes || resultAt(round, now).isOver || !allows(round, step)) return 0;
  return firstStakeOf(round) * (stakes({ ...round, steps: [...round.steps, step] }) - stakes(round));
}

/** More money needs what a bet needs: a game that is open, no break, and room in the player's own limits. */
async function refuseRaise(
  tx: Reader,
  { user, play }: Player,
  { launch, raised, ...moment }: Moment & { launch: LaunchRecord; raised: RoundRecord & { addedCents: number } },
): Promise<void> {
  refuseExpired((await tx.get('launches', launch.id)) ?? launch, user, moment.now);
  await refuseBlocked(tx, user.id, moment.now, user);
  refuseOverOwnLimits({ play, others: await readOthers(tx, user) }, raised, moment);
}

export const readFlightOf = async (
  reader: Pick<Reader, 'get'>,
  { flight }: RoundRecord,
): Promise<FlightRecord | undefined> => (flight === undefined ? undefined : reader.get('flights', flight));

/** True when another process has told the end of the flight, although the clock of this one may not have come to it. */
const isToldElsewhere = (flight: FlightRecord | undefined, { processId }: Pick<PlayContext, 'processId'>) =>
  flight?.status === 'crashed' && flight.holder !== processId;

/** Reads a round of this game and player. @throws ApiError 403 `not_yours` */
export async function readOwnRound(
  reader: Pick<Reader, 'get'>,
  { userId, gameId }: Pick<LaunchRecord, 'userId' | 'gameId'>,
  roundId: string,
): Promise<RoundRecord> {
  const round = isStorableId(roundId) ? await reader.get('rounds', roundId) : undefined;
  if (round?.userId !== userId || round.gameId !== gameId) throw playRefusal('not_yours');
  return round;
}

/** True when the round has this step already. @throws ApiError 409 `step_conflict` */
function isKnown({ steps }: RoundRecord, { id, action, tile }: RoundStep): boolean {
  const known = steps.find((step) => step.id === id);
  if (!known) return false;
  if (known.action !== action || known.tile !== tile) throw playRefusal('step_conflict');
  return true;
}

type Player = { user: UserRecord; play: PlayRecord };

export async function readPlayer(tx: Reader, { userId }: RoundRecord): Promise<Player> {
  const user = await tx.get('users', userId);
  const play = await tx.get('play', userId);
  if (!user || !play) throw new Error('A round has no player');
  return { user, play };
}

/** A step comes too late for a round that is over by the clock: the round ends without it. @throws ApiError 409 `step_invalid` */
async function take(
  tx: Transaction,
  { user, play }: Player,
  {
    round,
    step,
    addedCents,
    now,
    terms,
  }: { round: RoundRecord; step: RoundStep; addedCents: number; now: number; terms: PlayTerms },
) {
  const rules = KINDS[round.kind];
  const { isOver, multiplier } = rules.resultAt(round, now);
  // The process that flies it ends the lost ones, all together.
  if (isOver && multiplier === 0 && round.flight !== undefined) throw playRefusal('round_closed');
  if (!isOver && !rules.allows(round, step)) throw playRefusal('step_invalid');
  const moved = isOver ? round : { ...round, steps: [...round.steps, step] };
  const before = { round: moved, user, lines: [] };
  const raised = addedCents > 0 ? raise(before, addedCents, step.at) : before;
  if (typeof raised === 'string')
    throw stakeRefusal(raised, user, { ...round, stakeCents: addedCents, createdAt: step.at });
  const played = decide(raised, now, step.at);
  const days = addedCents > 0 ? withToday(play.days, { stakedCents: addedCents }, now) : play.days;
  return { round: await writeRound(tx, { ...play, days }, played, { now, terms }), isRefused: isOver };
}
