/** Limits of a player on play for money, held by the server at the moment of the bet. Amounts are decimals. */
import * as v from 'valibot';
import { maybe, numberOr, optionalNumber } from './fields.ts';
import { AmountSchema } from './money.ts';
import { forPlayers, route } from './route.ts';
import { CURRENCY_CODES } from './userChoices.ts';
import { NO_PROFILE, type NoProfile } from './users.ts';

/** Losses count by days of Nairobi: today, the last 7 days and the last 30 days, today among them. */
export const LOSS_DAYS = { lossDay: 1, lossWeek: 7, lossMonth: 30 } as const;
export const PLAY_LIMITS = ['lossDay', 'lossWeek', 'lossMonth', 'stake', 'timeDay'] as const;

export type PlayLimitKind = (typeof PLAY_LIMITS)[number];

/** A longer pause between two bets is not time at play. */
export const PAUSE_MINUTES = 5;

/** Money in the account's currency; `timeDay` in minutes a day. `null` ends the limit. */
export const PlayLimitBodySchema = v.variant('kind', [
  v.strictObject({
    kind: v.picklist(['lossDay', 'lossWeek', 'lossMonth', 'stake']),
    value: v.nullable(v.pipe(AmountSchema, v.minValue(0.01))),
  }),
  v.strictObject({
    kind: v.literal('timeDay'),
    value: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_440))),
  }),
]);
export type PlayLimitBody = v.InferOutput<typeof PlayLimitBodySchema>;

export const PlayLimitSchema = v.object({
  kind: v.picklist(PLAY_LIMITS),
  /** Missing: no limit. */
  value: optionalNumber(),
  /** The amount lost, or the minutes played, in the period; never below zero, and always 0 for `stake`. */
  used: numberOr(0),
  /** Applies from `startsAt` on. Without `value` the limit ends then. */
  next: maybe(v.object({ value: optionalNumber(), startsAt: v.string() })),
});
export type PlayLimit = v.InferOutput<typeof PlayLimitSchema>;

export const PlayLimitsSchema = v.object({ currency: v.picklist(CURRENCY_CODES), limits: v.array(PlayLimitSchema) });
export type PlayLimits = v.InferOutput<typeof PlayLimitsSchema>;

export const readPlayLimits = route<{ answer: PlayLimits }>('GET /play/limits');
export const setPlayLimit = route<{ body: PlayLimitBody; answer: PlayLimits; error: NoProfile }>('POST /play/limits');

export const PLAY_LIMIT_CALLS = {
  read: forPlayers(readPlayLimits, "The player's limits on play for money", PlayLimitsSchema),
  set: forPlayers(
    setPlayLimit,
    'Sets or ends a limit on losses, stakes or time; a higher one counts after 24 hours',
    PlayLimitsSchema,
    { body: PlayLimitBodySchema, errors: NO_PROFILE },
  ),
};
