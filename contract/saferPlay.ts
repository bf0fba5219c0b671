/** Responsible gaming. The player sets it; the server applies it to deposits and games. Amounts are in `currency`. */
import * as v from 'valibot';
import { maybe, numberOr, optionalInstant, optionalNumber } from './fields.ts';
import { AmountSchema } from './money.ts';
import { forPlayers, route } from './route.ts';
import { CURRENCY_CODES } from './userChoices.ts';
import { NO_PROFILE, type NoProfile } from './users.ts';

/** The periods roll: the last 24 hours, 7 days and 30 days. */
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;
export const LIMIT_PERIOD_HOURS = { day: 24, week: 168, month: 720 } as const;

/** An increase or removal of a limit applies after this time. A decrease applies at once. */
export const LIMIT_INCREASE_HOURS = 24;

export const TIME_OUT_HOURS = [24, 48, 72, 168, 336, 720] as const;

/** Length of a self-exclusion in months; it cannot be ended early. */
export const SELF_EXCLUSION_MONTHS = [6, 12, 24, 60] as const;

/** Minutes between two reality checks; 0: none. */
export const REALITY_CHECK_MINUTES = [0, 15, 30, 60, 120] as const;

export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

export const DepositLimitSchema = v.object({
  period: v.picklist(LIMIT_PERIODS),
  /** Missing: no limit. */
  amount: optionalNumber(),
  currency: v.fallback(v.picklist(CURRENCY_CODES), 'KES'),
  /** Deposited in the period, with open deposits, in the limit's currency. */
  used: numberOr(0),
  /** The amount that may still be deposited; missing without a limit. */
  left: optionalNumber(),
  /** Applies from `startsAt` on. Without `amount` the limit ends then. */
  next: maybe(
    v.object({
      amount: optionalNumber(),
      currency: v.fallback(v.picklist(CURRENCY_CODES), 'KES'),
      startsAt: v.string(),
    }),
  ),
});
export type DepositLimit = v.InferOutput<typeof DepositLimitSchema>;

export const SAFER_PLAY_BLOCKS = ['timeOut', 'selfExclusion'] as const;

export const SaferPlayStateSchema = v.object({
  limits: v.fallback(v.array(DepositLimitSchema), []),
  realityCheckMinutes: numberOr(0),
  /** Set while the player may neither deposit nor play. Withdrawals stay possible. */
  block: maybe(v.object({ kind: v.picklist(SAFER_PLAY_BLOCKS), since: optionalInstant(), until: v.string() })),
});
export type SaferPlayState = v.InferOutput<typeof SaferPlayStateSchema>;

/** Money in and out since a time, in the account's currency; `net` is withdrawn minus deposited. */
export const SaferPlayPositionSchema = v.object({
  currency: v.fallback(v.picklist(CURRENCY_CODES), 'USD'),
  since: v.string(),
  deposited: numberOr(0),
  withdrawn: numberOr(0),
  net: numberOr(0),
  /** These are of rounds for money: `wonNet` is won minus staked. */
  staked: numberOr(0),
  won: numberOr(0),
  wonNet: numberOr(0),
});
export type SaferPlayPosition = v.InferOutput<typeof SaferPlayPositionSchema>;

export const DepositLimitBodySchema = v.strictObject({
  period: v.picklist(LIMIT_PERIODS),
  /** `null` ends the limit. */
  amount: v.nullable(AmountSchema),
  /** The account's currency; an older limit in another one can be kept or ended as it is. */
  currency: v.picklist(CURRENCY_CODES),
});
export type DepositLimitBody = v.InferOutput<typeof DepositLimitBodySchema>;

export const TimeOutBodySchema = v.strictObject({ hours: v.picklist(TIME_OUT_HOURS) });
export type TimeOutBody = v.InferOutput<typeof TimeOutBodySchema>;
export const SelfExclusionBodySchema = v.strictObject({ months: v.picklist(SELF_EXCLUSION_MONTHS) });
export type SelfExclusionBody = v.InferOutput<typeof SelfExclusionBodySchema>;
export const RealityCheckBodySchema = v.strictObject({ minutes: v.picklist(REALITY_CHECK_MINUTES) });
export type RealityCheckBody = v.InferOutput<typeof RealityCheckBodySchema>;

/** `consent_needed`: age and terms are not confirmed. `too_many_accounts`: the person has more than are known as one person's. */
export const BLOCK_REFUSALS = {
  consent_needed: 403,
  time_out: 403,
  self_excluded: 403,
  too_many_accounts: 403,
  /** The operator works at the site. */
  maintenance: 503,
} as const;

/** Deposits are refused for these reasons, games for those of a block. */
export const SAFER_PLAY_REFUSALS = { ...BLOCK_REFUSALS, deposit_limit: 403 } as const;

/** A new limit is refused in another currency than the account's. */
export const LIMIT_REFUSALS = { limit_currency: 409 } as const;

export type BlockRefusal = keyof typeof BLOCK_REFUSALS;
export type SaferPlayRefusal = keyof typeof SAFER_PLAY_REFUSALS;
export type LimitRefusal = keyof typeof LIMIT_REFUSALS;

export const readSaferPlay = route<{ answer: SaferPlayState }>('GET /gaming');

export const setLimit = route<{ body: DepositLimitBody; answer: SaferPlayState; error: LimitRefusal | NoProfile }>(
  'POST /gaming/limits',
);

export const setRealityCheck = route<{ body: RealityCheckBody; answer: SaferPlayState; error: NoProfile }>(
  'POST /gaming/reality-check',
);
export const noteRealityCheck = route<{ answer: SaferPlayState; error: NoProfile }>('POST /gaming/reality-check/seen');
export const takeTimeOut = route<{ body: TimeOutBody; answer: SaferPlayState; error: NoProfile }>(
  'POST /gaming/time-out',
);
export const excludeSelf = route<{ body: SelfExclusionBody; answer: SaferPlayState; error: NoProfile }>(
  'POST /gaming/self-exclusion',
);
export const readPosition = route<{ query: { since: string }; answer: SaferPlayPosition }>('GET /gaming/position');

const INSTANT = 'an instant such as 2026-11-01T09:30:00.000Z';

const SinceQuerySchema = v.object({
  since: v.pipe(
    v.string(),
    v.isoTimestamp(INSTANT),
    v.check((since) => !Number.isNaN(Date.parse(since)), INSTANT),
  ),
});

const STATE = SaferPlayStateSchema;

export const SAFER_PLAY = {
  state: forPlayers(readSaferPlay, "The player's limits, reality check and breaks", STATE),
  setLimit: forPlayers(setLimit, 'Sets or ends a deposit limit; an increase counts after 24 hours', STATE, {
    body: DepositLimitBodySchema,
    errors: { ...NO_PROFILE, ...LIMIT_REFUSALS },
  }),
  setRealityCheck: forPlayers(setRealityCheck, 'How often the player is told time and money of the session', STATE, {
    body: RealityCheckBodySchema,
    errors: NO_PROFILE,
  }),
  noteRealityCheck: forPlayers(
    noteRealityCheck,
    'The player has looked at time and money, and may play on until the next check',
    STATE,
    { errors: NO_PROFILE },
  ),
  takeTimeOut: forPlayers(takeTimeOut, 'A break of 24 hours to 30 days; a longer one under way stays', STATE, {
    body: TimeOutBodySchema,
    errors: NO_PROFILE,
  }),
  excludeSelf: forPlayers(excludeSelf, 'Six months or more without deposits and games; cannot be ended early', STATE, {
    body: SelfExclusionBodySchema,
    errors: NO_PROFILE,
  }),
  position: forPlayers(readPosition, 'Money in and out since an instant', SaferPlayPositionSchema, {
    query: SinceQuerySchema,
  }),
};
