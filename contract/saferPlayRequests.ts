/** Requests about responsible gaming. Separate from answers, because a browser does not check its own requests. */
import * as v from 'valibot';
import { LIMIT_PERIODS, REALITY_CHECK_MINUTES, SELF_EXCLUSION_MONTHS, TIME_OUT_HOURS } from './saferPlayTerms.ts';
import { CURRENCY_CODES } from './userChoices.ts';
import { AmountSchema } from './walletRequests.ts';

export const DepositLimitBodySchema = v.strictObject({
  period: v.picklist(LIMIT_PERIODS),
  /** `null` ends the limit. */
  amount: v.nullable(AmountSchema),
  /** The account's; of a limit from before, as it is, to keep or end it. */
  currency: v.picklist(CURRENCY_CODES),
});

export const TimeOutBodySchema = v.strictObject({ hours: v.picklist(TIME_OUT_HOURS) });
export const SelfExclusionBodySchema = v.strictObject({ months: v.picklist(SELF_EXCLUSION_MONTHS) });
export const RealityCheckBodySchema = v.strictObject({ minutes: v.picklist(REALITY_CHECK_MINUTES) });

export type DepositLimitBody = v.InferOutput<typeof DepositLimitBodySchema>;
export type TimeOutBody = v.InferOutput<typeof TimeOutBodySchema>;
export type SelfExclusionBody = v.InferOutput<typeof SelfExclusionBodySchema>;
export type RealityCheckBody = v.InferOutput<typeof RealityCheckBodySchema>;
