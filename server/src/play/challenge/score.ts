/** Points of a player in a challenge, kept in the play record with the round that brings them. Pure. */
import type { ChallengeTask } from '../../../../contract/challenge.ts';
import { countedPercentOf } from '../../../../contract/playTerms.ts';
import { convertMinor } from '../../../../contract/money.ts';
import type { Score } from '../../store/records/prizes.ts';
import type { PlayRecord, RoundRecord } from '../../store/records/round.ts';

export interface Scoring {
  challengeId: string;
  endsAt: string | undefined;
  tasks: readonly ChallengeTask[];
  kesPerUsd: () => number;
}

type Progress = Score['progress'];

const KEPT_SCORES = 5;

const PER_UNIT = 100;

/** Targets of money and multipliers are kept in hundredths, as the progress is. */
export const unitOf = ({ goal }: Pick<ChallengeTask, 'goal'>): number => (goal === 'rounds' ? 1 : PER_UNIT);

/** How often the target has been reached. */
export function timesReached(task: ChallengeTask, done: number): number {
  const target = Math.max(1, Math.round(task.target * unitOf(task)));
  const times = Math.floor(done / target);
  return task.isRepeated ? times : Math.min(1, times);
}

const pointsOf = (tasks: readonly ChallengeTask[], progress: Progress): number =>
  tasks.reduce((sum, task) => sum + timesReached(task, progress[task.id] ?? 0) * task.points, 0);

const riskedIn = ({ kind, stakeCents, atRiskCents = stakeCents }: RoundRecord): number =>
  Math.floor((Math.min(stakeCents, atRiskCents) * countedPercentOf(kind)) / 100);

function progressOf(task: ChallengeTask, before: number, round: RoundRecord, kesPerUsd: number): number {
  const { goal } = task;
  // A round that counts in part cannot count as one, unless the task is for its kind.
  if (goal === 'rounds') return task.kind === undefined && countedPercentOf(round.kind) < 100 ? before : before + 1;
  if (goal === 'multiplier') return Math.max(before, round.multiplier);
  return before + convertMinor(riskedIn(round), round.currency, 'KES', kesPerUsd);
}

const counts = (task: ChallengeTask, { kind, settledAt = '' }: RoundRecord): boolean =>
  (task.kind ?? kind) === kind && (task.opensAt === undefined || Date.parse(task.opensAt) <= Date.parse(settledAt));

/** The record with the points of a round that has ended. Rounds that risk nothing, such as free spins, bring none. */
export function withScore(play: PlayRecord, round: RoundRecord, scoring: Scoring | undefined): PlayRecord {
  const isOver = scoring?.endsAt !== undefined && Date.parse(scoring.endsAt) <= Date.parse(round.settledAt ?? '');
  if (!scoring || isOver || round.status !== 'settled' || riskedIn(round) === 0) return play;
  const { challengeId, tasks } = scoring;
  const { own, others } = scoresOf(play, challengeId);
  const before: Progress = own?.progress ?? {};
  const counting = tasks.filter((task) => counts(task, round));
  if (counting.length === 0) return play;
  const moved = counting.map((task) => [task.id, progressOf(task, before[task.id] ?? 0, round, scoring.kesPerUsd())]);
  const progress: Progress = { ...before, ...Object.fromEntries(moved) };
  const score = { challengeId, progress, points: pointsOf(tasks, progress) };
  return { ...play, score, ...(others.length > 0 && { pastScores: others.slice(-KEPT_SCORES) }) };
}

/** The score in this challenge, and those in others. */
function scoresOf({ score, pastScores = [] }: PlayRecord, challengeId: string) {
  const all = score ? [...pastScores, score] : pastScores;
  const isOwn = (each: Score): boolean => each.challengeId === challengeId;
  return { own: all.find(isOwn), others: all.filter((each) => !isOwn(each)) };
}
