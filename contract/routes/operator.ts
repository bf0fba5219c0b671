import type { DECISION_REFUSALS, DecisionBody, OPERATOR_REFUSALS, Review } from '../operator.ts';
import { route } from './route.ts';

export const listReviews = route<{ answer: Review[]; error: keyof typeof OPERATOR_REFUSALS }>('GET /operator/reviews');
export const decideReview = route<{
  params: { id: string };
  body: DecisionBody;
  answer: Review;
  error: keyof typeof DECISION_REFUSALS;
}>('POST /operator/withdrawals/:id/decision');
