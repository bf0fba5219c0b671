/** Calls with the operator's key as the bearer token; without a key there are none. */
import * as v from 'valibot';
import * as operator from '../operator.ts';
import * as routes from '../routes/operator.ts';
import { TransactionParamsSchema } from '../wallet.ts';
import { forAll } from './operation.ts';

export const OPERATOR = {
  reviews: forAll(
    routes.listReviews,
    "Records that wait for a person; needs the operator's key",
    v.array(operator.ReviewSchema),
    { errors: operator.OPERATOR_REFUSALS },
  ),
  decide: forAll(
    routes.decideReview,
    "Lets a withdrawal in review go, or refuses it; needs the operator's key",
    operator.ReviewSchema,
    { params: TransactionParamsSchema, body: operator.DecisionBodySchema, errors: operator.DECISION_REFUSALS },
  ),
};
