/** Bets and steps of a game that is played for money, and why they are refused. */
import * as v from 'valibot';
import { IdParamsSchema } from './fields.ts';
import { LAUNCH_REFUSALS } from './launches.ts';
import { AmountSchema } from './money.ts';
import { ROUND_ACTIONS } from './playTerms.ts';
import { type Round, RoundSchema, TakenBackSchema } from './rounds.ts';
import { forGames, route } from './route.ts';
import { BLOCK_REFUSALS } from './saferPlay.ts';

/** The game chooses the id: the same id and content get the first answer again. */
const actId = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));
export const wholeWithin = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** A multiplier such as 1.5: at least 1.01, with at most two decimals. */
export const targetMultiplier = v.pipe(AmountSchema, v.minValue(1.01), v.maxValue(10_000));

export const BetBodySchema = v.strictObject({
  betId: actId,
  /** The stake is in the account's currency. */
  stake: AmountSchema,
  /** `originals/kinds.ts` says what a kind of game takes. */
  choice: v.record(v.string(), v.unknown()),
  /** Uses one of the player's free spins on this slot, whose stake `stake` must be. */
  freeSpin: v.optional(v.literal(true)),
});
export type BetBody = v.InferOutput<typeof BetBodySchema>;

export const StepBodySchema = v.variant('action', [
  v.strictObject({ stepId: actId, action: v.literal('open'), tile: wholeWithin(0, 24) }),
  v.strictObject({ stepId: actId, action: v.picklist(ROUND_ACTIONS.filter((action) => action !== 'open')) }),
]);
export type StepBody = v.InferOutput<typeof StepBodySchema>;

type WithoutId<TBody> = TBody extends StepBody ? Omit<TBody, 'stepId'> : never;
/** A step, before the game has given it an id. */
export type Step = WithoutId<StepBody>;

/** Why a stake is not taken, in a bet or in a step that adds to it. */
const STAKE_REFUSALS = {
  loss_limit: 403,
  stake_limit: 403,
  time_limit: 403,
  /** The stake has bonus money in it and is above the highest one of that bonus. */
  bonus_stake_limit: 403,
  bonus_waits: 409,
  insufficient_funds: 409,
} as const;

export const BET_REFUSALS = {
  ...LAUNCH_REFUSALS,
  ...BLOCK_REFUSALS,
  ...STAKE_REFUSALS,
  choice_invalid: 400,
  stake_out_of_range: 400,
  free_spin_stake: 400,
  /** The player has not yet looked at time and money, as they asked to be reminded. */
  reality_check: 403,
  no_free_spins: 409,
  round_open: 409,
  round_closed: 409,
  bet_conflict: 409,
  too_soon: 429,
} as const;

export const STEP_REFUSALS = {
  ...BLOCK_REFUSALS,
  ...LAUNCH_REFUSALS,
  ...STAKE_REFUSALS,
  not_yours: 403,
  round_closed: 409,
  step_invalid: 409,
  step_conflict: 409,
} as const;

export const PLAY_REFUSALS = { ...BET_REFUSALS, ...STEP_REFUSALS } as const;

export type BetRefusal = keyof typeof BET_REFUSALS;
export type StepRefusal = keyof typeof STEP_REFUSALS;
export type PlayRefusal = keyof typeof PLAY_REFUSALS;

export const placeBet = route<{ body: BetBody; answer: Round; error: BetRefusal }>('POST /play/bets');

export const rollBackBet = route<{ params: { id: string }; answer: { round: Round | null }; error: 'launch_expired' }>(
  'POST /play/bets/:id/rollback',
);

export const stepRound = route<{ params: { id: string }; body: StepBody; answer: Round; error: StepRefusal }>(
  'POST /play/rounds/:id/steps',
);

export const BETS = {
  place: forGames(placeBet, 'Stakes money on a round; counts once by its betId', RoundSchema, {
    body: BetBodySchema,
    errors: BET_REFUSALS,
  }),
  rollBack: forGames(
    rollBackBet,
    'Takes a bet back by its betId or its roundId: one that has not come is refused when it comes, an open round that ' +
      'has told nothing gives its stake back, and any other is answered as it is',
    TakenBackSchema,
    { params: v.object({ id: actId }), errors: LAUNCH_REFUSALS },
  ),
  step: forGames(
    stepRound,
    'Opens a tile, guesses the next card or skips it, or cashes out; counts once by its stepId',
    RoundSchema,
    {
      params: IdParamsSchema,
      body: StepBodySchema,
      errors: STEP_REFUSALS,
    },
  ),
};
