/** Requests of a game that is played for money, and of the player about rounds and seeds. */
import * as v from 'valibot';
import { AmountSchema } from './walletRequests.ts';
import { ROUND_ACTIONS, type HouseKind } from './playTerms.ts';

/** Chosen by the game: the same id and content get the first answer again. */
const actId = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** Such as 1.5; at least 1.01, with at most two decimals. */
const target = v.pipe(AmountSchema, v.minValue(1.01), v.maxValue(10_000));

/** The choice of a bet, by the rules of the game. */
export const CHOICES = {
  slots: v.strictObject({}),
  dice: v.variant('side', [
    v.strictObject({ side: v.literal('under'), target: whole(1, 96) }),
    v.strictObject({ side: v.literal('over'), target: whole(4, 99) }),
  ]),
  mines: v.strictObject({ mines: whole(1, 24) }),
  crash: v.strictObject({ autoCashOut: v.optional(target) }),
} as const satisfies Record<HouseKind, v.GenericSchema>;

export type Choices = { [K in HouseKind]: v.InferOutput<(typeof CHOICES)[K]> };

export const BetBodySchema = v.strictObject({
  betId: actId,
  /** In the account's currency. */
  stake: AmountSchema,
  /** See `CHOICES`. */
  choice: v.record(v.string(), v.unknown()),
  /** Uses one of the player's free spins on this slot, whose stake `stake` must be. */
  freeSpin: v.optional(v.literal(true)),
});

export const BetParamsSchema = v.object({ id: actId });

export const StepBodySchema = v.variant('action', [
  v.strictObject({ stepId: actId, action: v.literal(ROUND_ACTIONS[0]), tile: whole(0, 24) }),
  v.strictObject({ stepId: actId, action: v.literal(ROUND_ACTIONS[1]) }),
]);

/** Printable, and short enough to copy. The separator of the scheme is left out. */
export const ClientSeedSchema = v.pipe(v.string(), v.regex(/^[\w .-]{1,64}$/));

export const RotateBodySchema = v.strictObject({ clientSeed: ClientSeedSchema });

const countText = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(100));
export const idText = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

const FILTER = {
  gameId: v.optional(idText),
  /** ISO 8601; older rounds are left out. */
  since: v.optional(v.pipe(v.string(), v.isoTimestamp())),
};

export const RoundFilterSchema = v.object(FILTER);

export const RoundsQuerySchema = v.object({
  ...FILTER,
  limit: v.optional(countText),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
});

export const RoundParamsSchema = v.object({ id: idText });

/** Without a body: a demo. */
export const OpenGameBodySchema = v.nullish(v.strictObject({ mode: v.optional(v.picklist(['money', 'demo'])) }), {});

export type OpenGameBody = v.InferOutput<typeof OpenGameBodySchema>;
export type BetBody = v.InferOutput<typeof BetBodySchema>;
export type StepBody = v.InferOutput<typeof StepBodySchema>;
export type RoundFilter = v.InferOutput<typeof RoundFilterSchema>;
export type RoundsQuery = v.InferOutput<typeof RoundsQuerySchema>;
