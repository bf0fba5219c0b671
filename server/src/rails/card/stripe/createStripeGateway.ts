import Stripe from 'stripe';
import { setTimeout as delay } from 'node:timers/promises';
import type { CardConfig } from '../settings.ts';
import { createHttpClient, isPassing, toGatewayError } from './stripeErrors.ts';
import type { CardGateway } from '../CardGateway.ts';
import { ATTEMPT_PAUSES, GatewayRefused, OutcomeUnknown } from '../../providerCalls.ts';
import { readEvent, toCardIntent, toCardRefund } from './readStripe.ts';

/** These readers and the SDK's types follow this API version. */
const API_VERSION = '2026-10-28.endive';

/** The official SDK. Callers make the retries. */
function createStripeClient({ secretKey, apiBase }: CardConfig, timeoutMs: number): Stripe {
  const { hostname, port, protocol } = new URL(apiBase);
  const isPlain = protocol === 'http:';
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
    httpClient: createHttpClient(),
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/** `timeoutMs` is for one answer. */
type StripeTiming = { timeoutMs: number; pause: (ms: number) => Promise<void> };

const TIMEOUT_MS = 15_000;
/** The intent has another state by now. */
const MOVED_ON = 'payment_intent_unexpected_state';

/** A page of a list has at most this many items. */
const MOST_AT_ONCE = 100;
/** More refunds than one payment can have. */
const MOST_REFUNDS = 10_000;

const WITH_CHARGE = { expand: ['latest_charge'] };

export function createStripeGateway(config: CardConfig, timing: Partial<StripeTiming> = {}): CardGateway {
  const { timeoutMs, pause } = { timeoutMs: TIMEOUT_MS, pause: (ms: number) => delay(ms), ...timing };
  const stripe = createStripeClient(config, timeoutMs);
  const attempt = createAttempts(pause);

  const readIntent: CardGateway['readIntent'] = async (id) =>
    toCardIntent(await attempt('read intent', true, () => stripe.paymentIntents.retrieve(id, WITH_CHARGE)));

  return {
    readIntent,
    async createIntent({ depositId, uid, amountCents, currency, idempotencyKey, metadata }) {
      const ask: Stripe.PaymentIntentCreateParams = {
        amount: amountCents,
        currency: currency.toLowerCase(),
        allowed_payment_method_types: ['card'],
        metadata: { ...metadata, depositId, uid },
      };
      const intent = await attempt('create intent', false, () => stripe.paymentIntents.create(ask, { idempotencyKey }));
      if (!intent.client_secret) throw new OutcomeUnknown('cards: create intent (no client secret)');
      return { ...toCardIntent(intent), clientSecret: intent.client_secret };
    },
    async cancelIntent(id) {
      try {
        // This has no key: with one the provider would repeat an earlier refusal, and cancelling twice has no effect.
        const cancel = () => stripe.paymentIntents.cancel(id, WITH_CHARGE);
        return toCardIntent(await attempt('cancel intent', false, cancel));
      } catch (error) {
        if (error instanceof GatewayRefused && error.code === MOVED_ON) return readIntent(id);
        throw error;
      }
    },
    async refund({ withdrawalId, paymentIntentId, amountCents, idempotencyKey }) {
      const ask = { payment_intent: paymentIntentId, amount: amountCents, metadata: { withdrawalId } };
      return toCardRefund(await attempt('refund', false, () => stripe.refunds.create(ask, { idempotencyKey })));
    },
    readRefund: async (id) => toCardRefund(await attempt('read refund', true, () => stripe.refunds.retrieve(id))),
    async findRefund({ paymentIntentId, withdrawalId }) {
      const ask = { payment_intent: paymentIntentId, limit: MOST_AT_ONCE };
      const all = () => stripe.refunds.list(ask).autoPagingToArray({ limit: MOST_REFUNDS });
      const refunds = await attempt('find refund', true, all);
      const found = refunds.find(({ metadata }) => metadata?.['withdrawalId'] === withdrawalId);
      return found && toCardRefund(found);
    },
    readEvent: (rawBody, signature) => readEvent(rawBody, signature, config.webhookSecret),
  };
}

type Attempt = <TAnswer>(what: string, isRead: boolean, call: () => Promise<TAnswer>) => Promise<TAnswer>;

/** Up to three attempts. When one may have arrived, only an answer with the same key can tell the outcome. */
const createAttempts =
  (pause: StripeTiming['pause']): Attempt =>
  async (what, isRead, call) => {
    let lost: OutcomeUnknown | undefined;
    for (const ms of [...ATTEMPT_PAUSES, undefined]) {
      try {
        return await call();
      } catch (error) {
        const failure = toGatewayError(error, what, isRead);
        if (failure instanceof OutcomeUnknown) lost ??= failure;
        if (failure instanceof GatewayRefused) throw failure;
        if (ms === undefined || !isPassing(error)) throw lost ?? failure;
        await pause(ms);
      }
    }
    throw new OutcomeUnknown(`cards: ${what}`);
  };
