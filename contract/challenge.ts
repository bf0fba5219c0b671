/** The challenge: its tasks and prizes as the operator writes them, its leaderboard, and where a player stands (docs/product.md, Rewards). */
import * as v from 'valibot';
import { BONUS_TERMS } from './bonusTerms.ts';
import { contentItem, contentList } from './contentItem.ts';
import { flagOr, listOrEmpty, numberOr, optionalInstant, optionalNumber, optionalText, textOr } from './fields.ts';
import { HOUSE_KINDS } from './playTerms.ts';
import { forPlayers, route } from './route.ts';

export const ChallengeSchema = v.object({
  ...contentItem,
  title: textOr('Challenge'),
  prizePool: optionalText(),
  trophyImageUrl: optionalText(),
  description: optionalText(),
  rules: listOrEmpty(v.string()),
  endsAt: optionalInstant(),
});
export type Challenge = v.InferOutput<typeof ChallengeSchema>;

export const ChallengeTaskSchema = v.object({
  ...contentItem,
  challengeId: textOr(''),
  title: textOr('Task'),
  order: numberOr(0),
  /** Settled rounds for money add up to this: their number, their stakes, or the best multiplier of one of them. */
  goal: v.fallback(v.picklist(['rounds', 'staked', 'multiplier']), 'rounds'),
  /** For `staked` the target is in KES; stakes in USD count at the site's rate at the end of the round. */
  target: numberOr(1),
  /** Missing: rounds of all house games count. */
  kind: v.fallback(v.optional(v.picklist(HOUSE_KINDS)), undefined),
  points: numberOr(0),
  /** The points come each time that the target is reached once more. */
  isRepeated: flagOr(false),
  /** Rounds that end from then on count, until the end of the challenge. Missing: all. */
  opensAt: optionalInstant(),
});
export type ChallengeTask = v.InferOutput<typeof ChallengeTaskSchema>;

/** The player on a place gets this bonus money, in whole KES. */
export const ChallengePrizeSchema = v.object({
  ...contentItem,
  challengeId: textOr(''),
  rank: numberOr(0),
  amountKes: numberOr(0),
  /** A place is only taken with at least so many points. */
  minPoints: numberOr(0),
  /** Terms of the bonus money. Those of the first place count for the whole challenge. */
  ...BONUS_TERMS,
});
export type ChallengePrize = v.InferOutput<typeof ChallengePrizeSchema>;

export const ChallengeStandingSchema = v.object({
  /** Missing: no challenge counts rounds now. */
  challengeId: v.optional(v.string()),
  points: numberOr(0),
  /** Players with equal points share a place. Missing without points. */
  rank: optionalNumber(),
  /** `done` is in the unit of the task's target. */
  tasks: v.array(v.object({ id: v.string(), done: v.number(), isDone: flagOr(false) })),
});
export type ChallengeStanding = v.InferOutput<typeof ChallengeStandingSchema>;

/** A place on the leaderboard. Whoever writes it shortens the names. */
export const LeaderboardEntrySchema = v.object({
  ...contentItem,
  challengeId: optionalText(),
  rank: numberOr(0),
  playerName: textOr('Player'),
  points: numberOr(0),
  prize: optionalText(),
  /** An example: shown as such, and hidden when there are real ones. */
  isExample: flagOr(false),
});
export type LeaderboardEntry = v.InferOutput<typeof LeaderboardEntrySchema>;

export const listChallenges = route<{ answer: Challenge[] }>('GET /challenges');
export const listChallengeTasks = route<{ answer: ChallengeTask[] }>('GET /content/challenge-tasks');
export const listChallengePrizes = route<{ answer: ChallengePrize[] }>('GET /content/challenge-prizes');
export const listLeaderboard = route<{ answer: LeaderboardEntry[] }>('GET /content/leaderboard');
export const readChallengeStanding = route<{ answer: ChallengeStanding }>('GET /users/me/challenge');

export const CHALLENGE_STANDING = forPlayers(
  readChallengeStanding,
  'Points, place and tasks of the player in the present challenge',
  ChallengeStandingSchema,
);

export const CHALLENGE_LISTS = [
  contentList(listChallenges, 'challenge-content', ChallengeSchema, 'Challenges'),
  contentList(listChallengeTasks, 'challenge-tasks', ChallengeTaskSchema, 'What scores points in a challenge'),
  contentList(listChallengePrizes, 'challenge-prizes', ChallengePrizeSchema, 'Prizes of a challenge by place'),
  contentList(
    listLeaderboard,
    'leaderboard',
    LeaderboardEntrySchema,
    'The best places of the challenge, by points of settled rounds for money, without players who asked not to be shown',
  ),
];
