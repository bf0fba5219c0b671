/** Races: boards of a day or a week whose best places share a part of what the house keeps of their stakes (docs/decisions/races.md). */
import * as v from 'valibot';
import { BONUS_TERMS, numberWithin } from './bonusTerms.ts';
import { gamesPage } from './content.ts';
import { contentItem } from './contentItem.ts';
import {
  IdParamsSchema,
  instant,
  listOrEmpty,
  maybe,
  numberOr,
  optionalInstant,
  optionalNumber,
  optionalText,
  textOr,
} from './fields.ts';
import { HOUSE_KINDS, type HouseKind } from './playTerms.ts';
import { forAll, forPlayers, route } from './route.ts';

const RACE_LENGTHS = ['day', 'week'] as const;
const RACE_SCORES = ['stake', 'multiplier'] as const;

/** In a race by multiplier only games count in which the player cannot choose the odds. */
export const FIXED_ODDS: readonly HouseKind[] = ['slots'];

/** A game whose edge is this gives a point for each KES staked. */
export const POINT_EDGE = 0.03;

/** One round counts no more in a race by multiplier, however much it won. Hundredths. */
export const MOST_ROUND_POINTS = 10_000;

/** A prize is at most so many times what the house keeps of the player's own stakes, so that no place is to be had for next to nothing. */
export const MOST_PRIZE_TIMES = 3;

const ENTRIES = {
  ...contentItem,
  order: numberOr(0),
  title: textOr('Race'),
  description: optionalText(),
  imageUrl: optionalText(),
  /** It runs again each day or week of Nairobi, from midnight. */
  every: v.picklist(RACE_LENGTHS),
  /** Rounds of these games count. */
  kinds: v.pipe(v.array(v.picklist(HOUSE_KINDS)), v.minLength(1, 'at least one kind of game')),
  /**
   * `stake`: a point for each KES staked, times the edge of the game in parts of `POINT_EDGE`. `multiplier`: the multipliers of the first
   * rounds of a player add up, in hundredths.
   */
  score: v.picklist(RACE_SCORES),
  /** So many rounds of a player count in a run of a race by multiplier. */
  rounds: numberOr(100),
  /** Whole KES: rounds with less real money at stake do not count. */
  leastStakeKes: numberOr(0),
  /** The prizes are this percentage of what the house keeps, on average, of all stakes that count. */
  givesPercent: numberOr(0),
  /** Whole KES: all prizes of a run together are no more. */
  mostKes: numberOr(0),
  /** The percentage of the prizes for each place, the first place first. */
  shares: v.optional(v.array(numberWithin(0, 100)), []),
  gamesPage,
  /** Terms of the prizes, which are bonus money. */
  ...BONUS_TERMS,
};

/** A race as the operator writes it. */
export const RaceSchema = v.pipe(
  v.object(ENTRIES),
  v.check(
    ({ score, kinds }) => score !== 'multiplier' || kinds.every((kind) => FIXED_ODDS.includes(kind)),
    `a race by multiplier has games with odds of their own: ${FIXED_ODDS.join(', ')}`,
  ),
);
export type Race = v.InferOutput<typeof RaceSchema>;

const PlaceSchema = v.object({
  /** Players with equal points share a place and its prizes. */
  rank: v.number(),
  /** Shortened. Missing for a player who does not want to be shown. */
  playerName: maybe(v.string()),
  points: v.number(),
  /** Whole KES. */
  prizeKes: v.number(),
});
export type RacePlace = v.InferOutput<typeof PlaceSchema>;

/** The present run of a race as everybody sees it. */
export const RaceStateSchema = v.object({
  kinds: v.array(v.picklist(HOUSE_KINDS)),
  title: v.string(),
  description: optionalText(),
  imageUrl: optionalText(),
  id: v.string(),
  every: v.picklist(RACE_LENGTHS),
  score: v.picklist(RACE_SCORES),
  rounds: v.number(),
  leastStakeKes: v.number(),
  givesPercent: v.number(),
  mostKes: v.number(),
  shares: listOrEmpty(v.number()),
  gamesPage: v.string(),
  /** The prizes are bonus money with these terms. */
  ...BONUS_TERMS,
  startsAt: instant,
  endsAt: instant,
  /** So much all prizes together are by now, in whole KES. */
  poolKes: v.number(),
  /** The best places; a list of races has the first three. */
  places: listOrEmpty(PlaceSchema),
  /** How the last run ended. Missing until one has. */
  last: maybe(v.object({ endedAt: instant, places: listOrEmpty(PlaceSchema) })),
});
export type RaceState = v.InferOutput<typeof RaceStateSchema>;

export const RaceStandingSchema = v.object({
  /** It is that of the race. */
  id: v.string(),
  points: v.number(),
  /** Missing without points. */
  rank: optionalNumber(),
  /** The prize if the run ended now, whole KES. */
  prizeKes: numberOr(0),
  /** Rounds that have counted in this run. */
  rounds: v.number(),
  endsAt: optionalInstant(),
});
export type RaceStanding = v.InferOutput<typeof RaceStandingSchema>;

export const listRaces = route<{ answer: RaceState[] }>('GET /races');

export const readRace = route<{ params: { id: string }; answer: RaceState; error: 'race_not_found' }>('GET /races/:id');

export const listRaceStandings = route<{ answer: RaceStanding[] }>('GET /users/me/races');

export const RACES = {
  list: forAll(listRaces, 'The races that run now, each with its first three places', v.array(RaceStateSchema)),
  board: forAll(readRace, 'A race with its board', RaceStateSchema, {
    params: IdParamsSchema,
    errors: { race_not_found: 404 },
  }),
  standings: forPlayers(
    listRaceStandings,
    'Points and place of the player in each race that runs now',
    v.array(RaceStandingSchema),
  ),
};
