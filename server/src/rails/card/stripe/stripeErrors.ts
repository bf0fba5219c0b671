/** The meaning of the SDK's errors for money. Source: https://docs.stripe.com/error-low-level */
import Stripe from 'stripe';
import { GatewayRefused, GatewayUnavailable, OutcomeUnknown } from '../../gateway/gatewayErrors.ts';
import { NotSent } from './httpClient.ts';

type Failure = GatewayRefused | GatewayUnavailable | OutcomeUnknown;

const { errors } = Stripe;

const isNotSent = (error: unknown): boolean =>
  error instanceof errors.StripeConnectionError && (error.detail as unknown) instanceof NotSent;

/** Wrong keys or rights, or too many requests: nothing was done. */
const isTurnedAway = (error: unknown): boolean =>
  error instanceof errors.StripeAuthenticationError ||
  error instanceof errors.StripePermissionError ||
  error instanceof errors.StripeRateLimitError;

/** Refused after reading the request. A conflict about the key says nothing about the effect of this request. */
const isRefusal = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof errors.StripeCardError || error instanceof errors.StripeInvalidRequestError;

/** Ids and statuses only, because the provider's texts may quote the request. */
const describe = (error: unknown): string => {
  if (!(error instanceof errors.StripeError)) return 'unexpected';
  return [error.type, error.statusCode, error.code, error.requestId].filter(Boolean).join(' ');
};

/** `isRead`: the call has no effect, so its outcome is never unknown. */
export function toGatewayError(error: unknown, what: string, isRead: boolean): Failure {
  if (isRefusal(error)) return new GatewayRefused(error.decline_code ?? error.code ?? 'refused', error.message);
  const line = `cards: ${what} (${describe(error)})`;
  if (isRead || isNotSent(error) || isTurnedAway(error)) return new GatewayUnavailable(line);
  return new OutcomeUnknown(line);
}

/** Whether to try again with the same key. */
export const isPassing = (error: unknown): boolean =>
  error instanceof errors.StripeConnectionError ||
  error instanceof errors.StripeRateLimitError ||
  (error instanceof errors.StripeAPIError && (error.statusCode === 409 || (error.statusCode ?? 500) >= 500));
