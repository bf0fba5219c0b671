/** One call of a game, with the server and the model, whenever and however often it comes. */
import { isDeepStrictEqual } from 'node:util';
import type { Round } from '../../../../contract/rounds.ts';
import { KINDS } from '../../../../originals/kinds.ts';
import { serverFloats } from '../../../../server/src/play/fair.ts';
import { roundIdOf } from '../../../../server/src/play/rounds/placeBet.ts';
import { toMinor } from '../../money.ts';
import { betRefusalOf } from '../betRefusals.ts';
import type { ModelComparison } from '../ModelComparison.ts';
import { draw, knowSeeds } from '../draws.ts';
import type { PlayerModel } from '../PlayerModel.ts';
import type { DrawnRound, ModelBet, ModelLaunch, ModelRound, ModelStep } from '../playTypes.ts';

export interface BetCall extends ModelBet {
  launch: ModelLaunch;
  choice: DrawnRound['choice'];
}

export interface StepCall {
  launch: ModelLaunch;
  betId: string;
  step: ModelStep;
}

type Known = ModelRound | undefined;

/** The code of a refusal, or the round. */
const answerOf = (asked: Promise<Round>): Promise<unknown[]> =>
  asked.then(
    (round) => [round.roundId, round.status, toMinor(round.win), toMinor(round.balance), toMinor(round.bonusBalance)],
    (error: { code?: unknown }) => [error.code],
  );

/** Compares the part of the answer that the model knows. */
function checkAnswer({ checks }: ModelComparison, answer: unknown[], round: ModelRound, what: string): void {
  const { id, status, win, after } = round;
  const known = [id, status, win, ...(after ? [after.balance, after.bonus] : [])];
  checks.equal(answer.slice(0, known.length), known, what);
}

function checkOutcome(
  comparison: ModelComparison,
  answer: unknown[],
  outcome: string | ModelRound,
  what: string,
): void {
  if (typeof outcome === 'string') comparison.checks.equal(answer, [outcome], what);
  else checkAnswer(comparison, answer, outcome, what);
}

const roundOf = ({ play }: PlayerModel, betId: string): Known => play.rounds.find((round) => round.betId === betId);

/** The game of the round, for any launch of its player. */
const isAt = ({ kind, isShared }: ModelLaunch, round: ModelRound): boolean =>
  kind === round.kind && isShared === (round.flight !== undefined);

function betAgain({ launch, stake, choice, isFree }: BetCall, round: ModelRound): string | ModelRound {
  if (round.status === 'void') return 'round_closed';
  const isSame =
    isAt(launch, round) &&
    isFree === (round.freeSpin !== undefined) &&
    stake === (round.freeSpin ?? round.stake - (round.raised ?? 0)) &&
    isDeepStrictEqual(choice, round.choice);
  return isSame ? round : 'bet_conflict';
}

async function drawnOf(comparison: ModelComparison, player: PlayerModel, call: BetCall): Promise<DrawnRound> {
  const { launch, betId, stake, choice, flight } = call;
  const { kind } = launch;
  const asked = { id: roundIdOf(player.uid, betId), betId, kind, choice, stake };
  if (flight) {
    const { target } = draw.crash(choice, () => 0);
    const { id, crashAt, startsAt } = flight;
    return { ...asked, flight: id, crashAt, startsAt, ...(target !== undefined && { target }) };
  }
  const seeds = await knowSeeds(comparison, player);
  const nonce = (seeds.nonce += 1);
  const { serverSeed, clientSeed, serverSeedHash: seedHash } = seeds;
  return { ...asked, seedHash, nonce, ...draw[kind](choice, serverFloats({ serverSeed, clientSeed, nonce })) };
}

/** True unless the stake is of chips that come to another one. */
function isOfStake({ launch, choice, stake }: BetCall): boolean {
  const { parts } = KINDS[launch.kind];
  return !parts || parts.totalMinor(choice) === stake;
}

async function takeBet(comparison: ModelComparison, player: PlayerModel, call: BetCall): Promise<string | ModelRound> {
  const { launch, betId, isFree } = call;
  const { moment } = comparison;
  const known = roundOf(player, betId);
  if (launch.isForgotten) return 'launch_expired';
  if (known) return betAgain(call, known);
  const refused = betRefusalOf(player, launch, { ...call, isValid: call.isValid && isOfStake(call) }, moment.now);
  if (refused) return refused;
  const drawn = await drawnOf(comparison, player, call);
  return isFree ? player.rewards.spin(launch, drawn, moment) : player.play.bet(launch, drawn, moment.now);
}

/** Returns what it was. */
export async function deliverBet(comparison: ModelComparison, player: PlayerModel, call: BetCall): Promise<string> {
  const { launch, betId, stake, choice, isFree } = call;
  if (!launch.isShared) await knowSeeds(comparison, player);
  const body = { betId, stake: stake / 100, choice, ...(isFree && { freeSpin: true as const }) };
  const answer = await answerOf(comparison.calls.bet(launch.token, body));
  const outcome = await takeBet(comparison, player, call);
  const what = `${isFree ? 'a free spin' : 'a bet'} of ${stake} cents at ${launch.kind}, ${wordOf(outcome)}`;
  checkOutcome(comparison, answer, outcome, what);
  return what;
}

const wordOf = (outcome: string | ModelRound): string => (typeof outcome === 'string' ? outcome : outcome.status);

export async function deliverStep(comparison: ModelComparison, player: PlayerModel, call: StepCall): Promise<string> {
  const { launch, betId, step } = call;
  const { id: stepId, action, tile = 0 } = step;
  const body = action === 'open' ? { stepId, action, tile } : { stepId, action };
  const answer = await answerOf(comparison.calls.step(launch.token, roundIdOf(player.uid, betId), body));
  const outcome = takeStep(comparison, roundOf(player, betId), player, call);
  const what = `${action} at ${launch.kind}, ${wordOf(outcome)}`;
  checkOutcome(comparison, answer, outcome, what);
  return what;
}

function takeStep(
  { moment }: ModelComparison,
  round: Known,
  { play, isOnBreak }: PlayerModel,
  { launch, step }: StepCall,
): string | ModelRound {
  if (launch.isForgotten) return 'launch_expired';
  if (!round || !isAt(launch, round)) return 'not_yours';
  const raiseRefusal = play.isLive(launch, moment.now) ? (isOnBreak ? 'time_out' : undefined) : 'launch_expired';
  return play.step(round, step, moment.now, raiseRefusal) ?? round;
}

/** A bet that has not come yet is refused from then on. */
export async function deliverTakeBack(
  comparison: ModelComparison,
  player: PlayerModel,
  { launch, betId }: Pick<StepCall, 'launch' | 'betId'>,
): Promise<string> {
  const round = roundOf(player, betId);
  const what = `a ${round?.status ?? 'missing'} round taken back at ${launch.kind}`;
  const { calls, checks, moment } = comparison;
  const asked = calls.takeBack(launch.token, betId).then((taken) => taken.round as Round);
  if (!round && !launch.isForgotten) {
    checks.equal(await asked, null, what);
    player.play.takenBack.add(betId);
    return what;
  }
  const answer = await answerOf(asked);
  if (round && !launch.isForgotten) player.play.takeBack(round, moment.now);
  checkOutcome(comparison, answer, launch.isForgotten || !round ? 'launch_expired' : round, what);
  return what;
}

export async function deliverClose({ calls, checks }: ModelComparison, launch: ModelLaunch): Promise<string> {
  const code = await calls.close(launch.token).then(
    () => undefined,
    (error: { code?: unknown }) => error.code,
  );
  checks.equal([code], [launch.isForgotten ? 'launch_expired' : undefined], `${launch.kind} closed`);
  if (!launch.isForgotten) launch.isEnded = true;
  return `${launch.kind} closed`;
}
