/** Random bets, steps and changes of seeds at the house games. */
import { randomUUID } from 'node:crypto';
import type { Round } from '../../../../../contract/play.ts';
import { HOUSE_KINDS, type HouseKind, STAKES } from '../../../../../contract/playTerms.ts';
import { serverFloats } from '../../../../../server/src/play/fair/serverFloats.ts';
import { openGame } from '../../../../../server/src/play/launches/openGame.ts';
import { placeBet, roundIdOf } from '../../../../../server/src/play/rounds/placeBet.ts';
import { stepRound } from '../../../../../server/src/play/rounds/stepRound.ts';
import { toMinor } from '../../../money.ts';
import type { ModelComparison } from '../ModelComparison.ts';
import type { PlayerModel } from '../PlayerModel.ts';
import type { ModelLaunch, ModelRound, ModelStep } from '../playTypes.ts';
import { draw, validChoice, WRONG_CHOICES } from './draws.ts';
import { NO_CHANCE, type Operation } from './operation.ts';
import { knowSeeds } from './seeds.ts';

/** The code of a refusal, or the round. */
export const answerOf = (asked: Promise<Round>): Promise<unknown[]> =>
  asked.then(
    (round) => [round.roundId, round.status, toMinor(round.win), toMinor(round.balance), toMinor(round.bonusBalance)],
    (error: { code?: unknown }) => [error.code],
  );

/** What is known of the answer. */
export function checkAnswer({ checks }: ModelComparison, answer: unknown[], round: ModelRound, what: string): void {
  const { id, status, win, after } = round;
  const known = [id, status, win, ...(after ? [after.balance, after.bonus] : [])];
  checks.equal(answer.slice(0, known.length), known, what);
}

export const playOf = ({ scene }: ModelComparison) => scene.wallet.play.ctx;

async function openFor(comparison: ModelComparison, { uid, play }: PlayerModel, kind: HouseKind): Promise<ModelLaunch> {
  const { launchToken = '' } = await openGame(playOf(comparison), uid, kind, { mode: 'money' });
  const launch = { token: launchToken, kind, usedAt: comparison.moment.now, isEnded: false, isForgotten: false };
  play.launches.push(launch);
  return launch;
}

/** Mostly one that takes bets. */
export async function launchFor(
  comparison: ModelComparison,
  player: PlayerModel,
  kind: HouseKind,
): Promise<ModelLaunch> {
  const { random, moment } = comparison;
  const known = player.play.launches.filter((launch) => launch.kind === kind);
  if (known.length > 0 && random.chance(0.1)) return random.pick(known);
  const live = known.find((launch) => player.play.isLive(launch, moment.now));
  return live ?? openFor(comparison, player, kind);
}

function stakeFor({ random }: ModelComparison, { play, currency, bonus }: PlayerModel): number {
  const { min, max } = { min: STAKES[currency].min * 100, max: STAKES[currency].max * 100 };
  const some = random.between(min, Math.max(min, Math.min(20 * min, play.free + bonus)));
  const few = [play.free, play.free + random.between(0, bonus), play.free + bonus + 1, min - 1, max + 1, min, max];
  return random.chance(0.85) ? some : Math.max(1, random.pick(few));
}

/** A bet with this launch, with the ledger and the model. */
export async function betWith(comparison: ModelComparison, player: PlayerModel, launch: ModelLaunch): Promise<string> {
  const { checks, random } = comparison;
  const { play, uid } = player;
  const { kind } = launch;
  const seeds = await knowSeeds(comparison, player);
  const isValid = random.chance(0.95);
  const choice = isValid ? validChoice[kind](random) : random.pick(WRONG_CHOICES);
  const [betId, stake] = [randomUUID(), stakeFor(comparison, player)];
  const { now } = comparison.moment;
  const refused = launch.isForgotten ? 'launch_expired' : play.refusalOf(launch, { stake, isValid }, now);
  const what = `a bet of ${stake} cents at ${kind}, ${refused ?? 'taken'}`;
  const answer = await answerOf(placeBet(playOf(comparison), launch.token, { betId, stake: stake / 100, choice }));
  if (refused) {
    checks.equal(answer, [refused], what);
    return what;
  }
  const nonce = (seeds.nonce += 1);
  const { serverSeed, clientSeed, serverSeedHash: seedHash } = seeds;
  const drawn = draw[kind](choice, serverFloats({ serverSeed, clientSeed, nonce }));
  const round = play.bet(
    launch,
    { id: roundIdOf(uid, betId), betId, kind, choice, stake, seedHash, nonce, ...drawn },
    now,
  );
  checkAnswer(comparison, answer, round, what);
  return what;
}

const bet: Operation = {
  weight: 22,
  run: async (comparison, player) =>
    betWith(comparison, player, await launchFor(comparison, player, comparison.random.pick(HOUSE_KINDS))),
};

/** The same bet again, also changed, and through another launch of its game. */
const betAgain: Operation = {
  weight: 3,
  run: async (comparison, player) => {
    const { random, checks } = comparison;
    const { play } = player;
    if (play.rounds.length === 0) return NO_CHANCE;
    const round = random.pick(play.rounds);
    const launch = await launchFor(comparison, player, round.kind);
    const [isChanged, isElsewhere] = [random.chance(0.3), random.chance(0.2)];
    const stake = (round.stake + (isChanged ? 100 : 0)) / 100;
    const other = isElsewhere ? await launchFor(comparison, player, otherThan(round.kind)) : launch;
    const asked = placeBet(playOf(comparison), other.token, { betId: round.betId, stake, choice: round.choice });
    const conflict = isChanged || isElsewhere ? 'bet_conflict' : undefined;
    const refused = other.isForgotten ? 'launch_expired' : round.status === 'void' ? 'round_closed' : conflict;
    const what = `a bet at ${round.kind} again, ${refused ?? 'the same'}`;
    const answer = await answerOf(asked);
    if (refused) checks.equal(answer, [refused], what);
    else checkAnswer(comparison, answer, round, what);
    return what;
  },
};

const otherThan = (kind: HouseKind): HouseKind => (kind === 'dice' ? 'slots' : 'dice');

/** With the ledger and the model. */
export async function stepWith(
  comparison: ModelComparison,
  player: PlayerModel,
  { round, step }: { round: ModelRound; step: ModelStep },
): Promise<string> {
  const { id: stepId, action, tile = 0 } = step;
  const launch = await launchFor(comparison, player, round.kind);
  const body = action === 'open' ? { stepId, action, tile } : { stepId, action };
  const { now } = comparison.moment;
  const answer = await answerOf(stepRound(playOf(comparison), launch.token, round.id, body));
  const refused = launch.isForgotten ? 'launch_expired' : player.play.step(round, step, now);
  const what = `${action} at ${round.kind}, ${refused ?? 'taken'}`;
  if (refused) comparison.checks.equal(answer, [refused], what);
  else checkAnswer(comparison, answer, round, what);
  return what;
}

const anyStep = ({ random }: ModelComparison, { steps, kind }: ModelRound): ModelStep => {
  if (steps.length > 0 && random.chance(0.15)) {
    const known = random.pick(steps);
    return random.chance(0.5) ? known : { id: known.id, action: 'open', tile: random.below(25) };
  }
  const id = randomUUID();
  return random.chance(kind === 'crash' ? 0.9 : 0.25)
    ? { id, action: 'cashOut' }
    : { id, action: 'open', tile: random.below(25) };
};

/** Mostly at an open round. */
const step: Operation = {
  weight: 14,
  run: async (comparison, player) => {
    const { rounds } = player.play;
    if (rounds.length === 0) return NO_CHANCE;
    const open = rounds.filter(({ status }) => status === 'open');
    const round = comparison.random.pick(open.length > 0 && comparison.random.chance(0.9) ? open : rounds);
    return stepWith(comparison, player, { round, step: anyStep(comparison, round) });
  },
};

/** With a launch of one's own for a round of another. */
const stepAtAnothers: Operation = {
  weight: 1,
  run: async (comparison, player) => {
    const others = comparison.players.filter(({ uid }) => uid !== player.uid).flatMap(({ play }) => play.rounds);
    if (others.length === 0) return NO_CHANCE;
    const round = comparison.random.pick(others);
    const { token } = await openFor(comparison, player, round.kind);
    const body = { stepId: randomUUID(), action: 'cashOut' } as const;
    comparison.checks.equal(
      await answerOf(stepRound(playOf(comparison), token, round.id, body)),
      ['not_yours'],
      'theft',
    );
    return "a step at another player's round";
  },
};

/** Some seconds later; then an hour, because the providers are asked too. */
const fly: Operation = {
  weight: 2,
  run: async (comparison, player) => {
    const { scene, random } = comparison;
    const launch = await launchFor(comparison, player, random.pick(['crash', 'slots']));
    const what = [await betWith(comparison, player, launch)];
    scene.wait(random.pick([0, 500, 2_499, 2_500, random.between(1, 60_000)]));
    const round = player.play.openRoundOf('crash');
    if (launch.kind === 'slots') what.push(await betWith(comparison, player, launch));
    else if (round) what.push(await stepWith(comparison, player, { round, step: anyStep(comparison, round) }));
    await comparison.reconcile();
    return what.join(', then ');
  },
};

export const PLAY_OPERATIONS: readonly Operation[] = [bet, betAgain, step, stepAtAnothers, fly];
