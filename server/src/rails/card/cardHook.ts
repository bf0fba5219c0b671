import { ApiError } from '../../errors/ApiError.ts';
import { GatewayRefused, GatewayUnavailable, OutcomeUnknown } from '../gateway/gatewayErrors.ts';
import type { ProviderCall } from '../Rail.ts';
import { applyCardEvent } from './applyCardEvent.ts';
import type { CardContext } from './CardContext.ts';
import type { CardEvent } from './CardGateway.ts';

/** Handles a webhook. @throws ApiError 400 for a wrong signature; 503 when the event cannot be applied now */
export async function cardHook(ctx: CardContext, call: ProviderCall): Promise<{ received: true }> {
  const event = readEvent(ctx, call);
  try {
    await applyCardEvent(ctx, event);
  } catch (error) {
    throw isSentAgain(error) ? new ApiError(503, 'provider_unavailable', 'Send this event again later') : error;
  }
  return { received: true };
}

function readEvent({ card }: CardContext, { body, headers }: ProviderCall): CardEvent {
  const signature = headers['stripe-signature'];
  try {
    return card.readEvent(body, typeof signature === 'string' ? signature : undefined);
  } catch (error) {
    if (error instanceof GatewayRefused) throw new ApiError(400, 'signature_invalid', 'The signature does not verify');
    throw error;
  }
}

/** After such errors the provider sends the webhook again. */
const isSentAgain = (error: unknown): boolean =>
  [GatewayRefused, GatewayUnavailable, OutcomeUnknown].some((kind) => error instanceof kind);
