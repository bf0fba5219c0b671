/** Calls with the operator's key as the bearer token; without a key there are none. */
import * as v from 'valibot';
import { IdParamsSchema } from './fields.ts';
import { forOperators, json, raw, route } from './route.ts';
import { CURRENCY_CODES } from './userChoices.ts';
import { TRANSACTION_REASONS, TRANSACTION_TYPES } from './walletTerms.ts';

export const ReviewSchema = v.object({
  id: v.string(),
  type: v.picklist(TRANSACTION_TYPES),
  uid: v.string(),
  /** The reason why the record waits. */
  reason: v.optional(v.picklist(TRANSACTION_REASONS)),
  amount: v.number(),
  currency: v.picklist(CURRENCY_CODES),
  /** The account is masked. */
  account: v.optional(v.string()),
  createdAt: v.string(),
  /** True while nothing was sent, so that the operator can decide here. */
  canDecide: v.boolean(),
});
export type Review = v.InferOutput<typeof ReviewSchema>;

export const DecisionBodySchema = v.strictObject({ decision: v.picklist(['release', 'refuse']) });
export type DecisionBody = v.InferOutput<typeof DecisionBodySchema>;
export const OPERATOR_REFUSALS = { not_found: 404, too_many_requests: 429 } as const;

export const DECISION_REFUSALS = {
  ...OPERATOR_REFUSALS,
  withdrawal_not_found: 404,
  review_over: 409,
  /** The bank decides first. */
  still_disputed: 409,
  /** Two people have to decide, at the console. */
  needs_two: 409,
  /** The account does not cover the withdrawal, so it was refused instead. */
  not_covered: 409,
} as const;

export const readOperatorOpenapi = route<{ answer: object }>('GET /operator/openapi.json');
export const listReviews = route<{ answer: Review[]; error: keyof typeof OPERATOR_REFUSALS }>('GET /operator/reviews');

export const decideReview = route<{
  params: { id: string };
  body: DecisionBody;
  answer: Review;
  error: keyof typeof DECISION_REFUSALS;
}>('POST /operator/withdrawals/:id/decision');

export const OPERATOR = {
  openapi: raw(readOperatorOpenapi, {
    summary: 'This document',
    caller: 'operator',
    answer: json('OpenAPI 3.1'),
    errors: OPERATOR_REFUSALS,
  }),
  reviews: forOperators(listReviews, 'Records that wait for a person', v.array(ReviewSchema), {
    errors: OPERATOR_REFUSALS,
  }),
  decide: forOperators(decideReview, 'Lets a withdrawal in review go, or refuses it', ReviewSchema, {
    params: IdParamsSchema,
    body: DecisionBodySchema,
    errors: DECISION_REFUSALS,
  }),
};
