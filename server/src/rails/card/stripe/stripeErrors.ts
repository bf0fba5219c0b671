/** What the SDK's errors mean for money. Source: https://docs.stripe.com/error-low-level */
import Stripe from 'stripe';
import { GatewayRefused, GatewayUnavailable, OutcomeUnknown } from '../../gateway/gatewayErrors.ts';
import { NotSent } from './httpClient.ts';

type Failure = GatewayRefused | GatewayUnavailable | OutcomeUnknown;

const { errors } = Stripe;

const isNotSent = (error: unknown): boolean =>
  error instanceof errors.StripeConnectionError && (error.detail as unknown) instanceof NotSent;

/** The keys or rights are wrong, or it is too much: turned away at the door. */
const isTurnedAway = (error: unknown): boolean =>
  error instanceof errors.StripeAuthenticationError ||
  error instanceof errors.StripePermissionError ||
  error instanceof errors.StripeRateLimitError;

/** Says no after a look at the request. Another use of the key says nothing about this request's effect. */
const isRefusal = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof errors.StripeCardError || error instanceof errors.StripeInvalidRequestError;

/** Ids and statuses only: the provider's own texts may quote what was sent. */
const describe = (error: unknown): string => {
  if (!(error instanceof errors.StripeError)) return 'unexpected';
  return [error.type, error.statusCode, error.code, error.requestId].filter(Boolean).join(' ');
};

/** `isRead`: it has no effect, so that nothing about it can be unknown. */
export function toGatewayError(error: unknown, what: string, isRead: boolean): Failure {
  if (isRefusal(error)) return new GatewayRefused(error.decline_code ?? error.code ?? 'refused', error.message);
  const line = `cards: ${what} (${describe(error)})`;
  if (isRead || isNotSent(error) || isTurnedAway(error)) return new GatewayUnavailable(line);
  return new OutcomeUnknown(line);
}

/** Worth another attempt with the same key. */
export const isPassing = (error: unknown): boolean =>
  error instanceof errors.StripeConnectionError ||
  error instanceof errors.StripeRateLimitError ||
  (error instanceof errors.StripeAPIError && (error.statusCode === 409 || (error.statusCode ?? 500) >= 500));
