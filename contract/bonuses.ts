/** The bonuses of a player: each with its progress, and which of them can be chosen now. */
import * as v from 'valibot';
import { BONUS_ENDS, BONUS_UNAVAILABILITIES, BONUS_SOURCES, byKind } from './bonusTerms.ts';
import {
  IdParamsSchema,
  listOrEmpty,
  maybe,
  numberOr,
  optionalInstant,
  optionalNumber,
  optionalText,
  textOr,
} from './fields.ts';
import { forPlayers, route } from './route.ts';
import { CURRENCY_CODES } from './userChoices.ts';
import { NO_PROFILE } from './users.ts';

/** The terms as they were on the day of the claim, in the account's currency. */
const ClaimTermsSchema = v.object({
  wagering: v.number(),
  contribution: v.object(byKind(v.optional(v.number(), 100))),
  maxStake: optionalNumber(),
  expiryDays: v.number(),
  mostConverted: optionalNumber(),
});

/** A bonus of the player. Amounts are decimals of `currency`, the one of the account. */
export const BonusClaimSchema = v.object({
  currency: v.fallback(v.picklist(CURRENCY_CODES), 'USD'),
  /** The id of the record that gave the bonus, such as a deposit. */
  id: v.string(),
  source: v.fallback(v.picklist(BONUS_SOURCES), 'deposit'),
  bonusId: v.string(),
  title: textOr('Deposit bonus'),
  /**
   * `waiting`: its deposit is open. `wagering`: wagers count now. `queued`: after earlier bonuses. `done`: credited without
   * money to wager. The others are final.
   */
  status: v.picklist(['waiting', 'wagering', 'queued', 'done', ...BONUS_ENDS]),
  amount: numberOr(0),
  freeSpins: numberOr(0),
  claimedAt: optionalInstant(),
  /**
   * The deposit that the bonus came with, so far as it counts in the wagering. A withdrawal before its end ends the bonus. Missing
   * for a bonus without a deposit, or from before this was so.
   */
  deposit: optionalNumber(),
  /** `wagered` is the part of `wagerRequired` that is done. */
  wagerRequired: numberOr(0),
  wagered: numberOr(0),
  /** Missing for a bonus without money to wager. */
  terms: maybe(ClaimTermsSchema),
  /** The part of the bonus account that belongs to this bonus. */
  left: optionalNumber(),
  /** The bonus expires so long after its turn began. */
  expiresAt: optionalInstant(),
  /** When the bonus has ended, `converted` became real money and `lost` left the bonus account. */
  converted: optionalNumber(),
  lost: optionalNumber(),
  endedAt: optionalInstant(),
  /** The bank took back the deposit that had brought it. */
  isTakenBack: maybe(v.boolean()),
});
export type BonusClaim = v.InferOutput<typeof BonusClaimSchema>;

/** `claimed`: given. `missed`: its deposit completed without it. `next`: for the next deposit. `locked`: later. */
export const WELCOME_STATES = ['claimed', 'missed', 'next', 'locked'] as const;

/** Free spins on one slot, or free flights, at one stake, a decimal of `currency`. */
const SpinsSchema = v.object({
  gameId: v.string(),
  isFlight: maybe(v.boolean()),
  count: v.number(),
  stake: v.number(),
  currency: v.picklist(CURRENCY_CODES),
  /** The first of these spins end then. */
  expiresAt: v.string(),
});
export type Spins = v.InferOutput<typeof SpinsSchema>;

/** A bonus that the player cannot choose now, and when it can be chosen again, if ever. */
const UnavailabilitySchema = v.object({
  bonusId: v.string(),
  why: v.picklist(BONUS_UNAVAILABILITIES),
  opensAt: optionalInstant(),
  /** The one offer of today, which the player has taken already. */
  takenId: optionalText(),
});
export type ShownUnavailability = v.InferOutput<typeof UnavailabilitySchema>;

export const BonusStandingSchema = v.object({
  /** All free spins of the account, for any slot. */
  freeSpins: numberOr(0),
  /** Spins of each slot. Those that end first come first. */
  spins: listOrEmpty(SpinsSchema),
  /** The bonuses on offer and the next step, where the player cannot choose them now. */
  hindered: listOrEmpty(UnavailabilitySchema),
  /** The active steps in their order. */
  welcome: listOrEmpty(v.object({ bonusId: v.string(), order: v.number(), status: v.picklist(WELCOME_STATES) })),
});
export type BonusStanding = v.InferOutput<typeof BonusStandingSchema>;

export type WelcomeState = (typeof WELCOME_STATES)[number];

export const BONUS_REFUSALS = { bonus_not_found: 404, bonus_in_round: 409 } as const;

export const listBonusClaims = route<{ answer: BonusClaim[]; error: 'no_profile' }>('GET /users/me/bonuses');

export const forfeitBonus = route<{
  params: { id: string };
  answer: BonusClaim;
  error: 'no_profile' | keyof typeof BONUS_REFUSALS;
}>('POST /users/me/bonuses/:id/forfeit');

export const readBonusStanding = route<{ answer: BonusStanding; error: 'no_profile' }>(
  'GET /users/me/bonuses/standing',
);

export const BONUSES = {
  claims: forPlayers(
    listBonusClaims,
    'The bonuses of the player, newest first, with their terms, their progress and how they ended',
    v.array(BonusClaimSchema),
    { errors: NO_PROFILE },
  ),
  forfeit: forPlayers(
    forfeitBonus,
    'Gives up a bonus with what is left of it. Answers the bonus as it has ended, however often it is asked',
    BonusClaimSchema,
    { params: IdParamsSchema, errors: { ...NO_PROFILE, ...BONUS_REFUSALS } },
  ),
  standing: forPlayers(
    readBonusStanding,
    'Free spins of the player, and which step of the welcome pack is next, done, missed or locked',
    BonusStandingSchema,
    { errors: NO_PROFILE },
  ),
};
