/** The SDK's errors mean this for money. Source: https://docs.stripe.com/error-low-level */
import Stripe from 'stripe';
import { GatewayRefused, GatewayUnavailable, isNotSent, OutcomeUnknown } from '../../providerCalls.ts';

/** No connection was made. */
class NotSent extends Error {
  override readonly name = 'NotSent';
}

/** Its errors have no system codes: the SDK would repeat some itself and hide that the first attempt may have arrived. */
export function createHttpClient(): ReturnType<typeof Stripe.createNodeHttpClient> {
  const client = Stripe.createNodeHttpClient();
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = async (...args) => {
    try {
      return await makeRequest(...args);
    } catch (cause) {
      throw isNotSent(cause) ? new NotSent('no connection', { cause }) : new Error('no answer', { cause });
    }
  };
  return client;
}

const { errors } = Stripe;

const isUnconnected = (error: unknown): boolean =>
  error instanceof errors.StripeConnectionError && (error.detail as unknown) instanceof NotSent;

/** Wrong keys or rights, or too many requests: nothing was done. */
const isTurnedAway = (error: unknown): boolean =>
  error instanceof errors.StripeAuthenticationError ||
  error instanceof errors.StripePermissionError ||
  error instanceof errors.StripeRateLimitError;

/** Refused after reading the request. A conflict about the key says nothing about the effect of this request. */
const isRefusal = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof errors.StripeCardError || error instanceof errors.StripeInvalidRequestError;

/** Contains only ids and statuses, because the provider's texts may quote the request. */
const describe = (error: unknown): string => {
  if (!(error instanceof errors.StripeError)) return 'unexpected';
  return [error.type, error.statusCode, error.code, error.requestId].filter(Boolean).join(' ');
};

/** `isRead`: the call has no effect, so its outcome is never unknown. */
export function toGatewayError(
  error: unknown,
  what: string,
  isRead: boolean,
): GatewayRefused | GatewayUnavailable | OutcomeUnknown {
  if (isRefusal(error)) return new GatewayRefused(error.decline_code ?? error.code ?? 'refused', error.message);
  const line = `cards: ${what} (${describe(error)})`;
  if (isRead || isUnconnected(error) || isTurnedAway(error)) return new GatewayUnavailable(line);
  return new OutcomeUnknown(line);
}

/** True when the call may be repeated with the same key. */
export const isPassing = (error: unknown): boolean =>
  error instanceof errors.StripeConnectionError ||
  error instanceof errors.StripeRateLimitError ||
  (error instanceof errors.StripeAPIError && (error.statusCode === 409 || (error.statusCode ?? 500) >= 500));
