/** The bonuses of a player: each with its progress, and which of them can be chosen now. */
import * as v from 'valibot';
import { BONUS_ENDS, BONUS_HINDRANCES, BONUS_SOURCES, byKind } from './bonusTerms.ts';
import { IdParamsSchema, listOrEmpty, numberOr, optionalInstant, optionalNumber, textOr } from './fields.ts';
import { forPlayers, route } from './route.ts';
import { CURRENCY_CODES } from './userChoices.ts';
import { NO_PROFILE } from './users.ts';

/**
 * `waiting`: its deposit is open. `wagering`: wagers count now. `queued`: after earlier bonuses. `done`: credited without
 * money to wager. The others are final.
 */
export const CLAIM_STATES = ['waiting', 'wagering', 'queued', 'done', ...BONUS_ENDS] as const;

/** Of the day of the claim, in the account's currency. */
const ClaimTermsSchema = v.object({
  /** Times. */
  wagering: v.number(),
  /** The percentage of a stake that counts. */
  contribution: v.object(byKind(v.number())),
  /** With bonus money in it. Missing: as high as the game takes. */
  maxStake: optionalNumber(),
  expiryDays: v.number(),
  /** The most that becomes real money. Missing: all that is left. */
  mostConverted: optionalNumber(),
});

/** A bonus of the player. Amounts are decimals of `currency`, the one of the account. */
export const BonusClaimSchema = v.object({
  currency: v.fallback(v.picklist(CURRENCY_CODES), 'USD'),
  /** Of the record that gave it, such as a deposit. */
  id: v.string(),
  source: v.fallback(v.picklist(BONUS_SOURCES), 'deposit'),
  bonusId: v.string(),
  title: textOr('Deposit bonus'),
  status: v.picklist(CLAIM_STATES),
  amount: numberOr(0),
  freeSpins: numberOr(0),
  claimedAt: optionalInstant(),
  /** The whole requirement, and its done part. */
  wagerRequired: numberOr(0),
  wagered: numberOr(0),
  /** Missing for a bonus without money to wager. */
  terms: v.fallback(v.optional(ClaimTermsSchema), undefined),
  /** Its part of the bonus account. */
  left: optionalNumber(),
  /** Since its turn began. */
  expiresAt: optionalInstant(),
  /** Of an ended bonus: what became real money, and what left the bonus account without that. */
  converted: optionalNumber(),
  lost: optionalNumber(),
  endedAt: optionalInstant(),
});

export type BonusClaim = v.InferOutput<typeof BonusClaimSchema>;

/** `claimed`: given. `missed`: its deposit completed without it. `next`: for the next deposit. `locked`: later. */
export const WELCOME_STATES = ['claimed', 'missed', 'next', 'locked'] as const;

/** Free spins on one slot at one stake, a decimal of `currency`. */
const SpinsSchema = v.object({
  gameId: v.string(),
  /** Left. */
  count: v.number(),
  stake: v.number(),
  currency: v.picklist(CURRENCY_CODES),
  /** When the first of them end. */
  expiresAt: v.string(),
});

/** A bonus that the player cannot choose now, and when it can be chosen again, if ever. */
const HindranceSchema = v.object({
  bonusId: v.string(),
  why: v.picklist(BONUS_HINDRANCES),
  opensAt: optionalInstant(),
});

export const BonusStandingSchema = v.object({
  /** On the account, of all slots. */
  freeSpins: numberOr(0),
  /** By slot, those that end first in front. */
  spins: listOrEmpty(SpinsSchema),
  /** Of the bonuses on offer and the next step. */
  hindered: listOrEmpty(HindranceSchema),
  /** Active steps in order. */
  welcome: listOrEmpty(v.object({ bonusId: v.string(), order: v.number(), status: v.picklist(WELCOME_STATES) })),
});

export type ShownHindrance = v.InferOutput<typeof HindranceSchema>;
export type WelcomeState = (typeof WELCOME_STATES)[number];
export type BonusStanding = v.InferOutput<typeof BonusStandingSchema>;
export type Spins = v.InferOutput<typeof SpinsSchema>;

export const BONUS_REFUSALS = { bonus_not_found: 404, bonus_in_round: 409 } as const;

export const listBonusClaims = route<{ answer: BonusClaim[]; error: 'no_profile' }>('GET /users/me/bonuses');

export const forfeitBonus = route<{
  params: { id: string };
  answer: BonusClaim;
  error: 'no_profile' | 'bonus_not_found' | 'bonus_in_round';
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
