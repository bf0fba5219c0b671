/** Stripe's API answers callers with the secret key. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { KeptDocuments } from '../shared/KeptDocuments.ts';
import { invalid } from './ApiFault.ts';
import type { Cards } from './Cards.ts';
import type { Disputes } from './Disputes.ts';
import { type ApiAnswer, once } from './Idempotency.ts';
import { newId } from './ids.ts';
import { type Form, readForm, textIn, textsIn } from './readForm.ts';
import type { Refunds } from './Refunds.ts';
import type { WireIntent } from './types.ts';

export interface CardWorld {
  kept: KeptDocuments;
  cards: Cards;
  refunds: Refunds;
  disputes: Disputes;
}

const INTENT_FIELDS = ['amount', 'currency', 'description', 'metadata', 'allowed_payment_method_types', 'expand'];
const REFUND_FIELDS = ['payment_intent', 'amount', 'metadata', 'reason', 'expand'];
/** The amount is in USD cents. */
const LEAST = 50;
const MOST = 99_999_999;

function requireKnown(form: Form, known: readonly string[]): void {
  const unknown = Object.keys(form).find((name) => !known.includes(name));
  if (unknown) throw invalid('parameter_unknown', `Received unknown parameter: ${unknown}`, unknown);
}

function required(form: Form, name: string): string {
  const text = textIn(form, name);
  if (text) return text;
  throw invalid('parameter_missing', `Missing required param: ${name}.`, name);
}

function amountOf(text: string): number {
  if (!/^\d{1,12}$/.test(text)) throw invalid('parameter_invalid_integer', `Invalid integer: ${text}`, 'amount');
  const amount = Number(text);
  if (amount > MOST) throw invalid('amount_too_large', 'Amount is too large.', 'amount');
  return amount;
}

function intentOf(form: Form) {
  requireKnown(form, INTENT_FIELDS);
  const amount = amountOf(required(form, 'amount'));
  if (amount < LEAST) throw invalid('amount_too_small', 'Amount must be at least $0.50 usd.', 'amount');
  const currency = required(form, 'currency').toLowerCase();
  return { amount, currency, description: textIn(form, 'description') ?? null, metadata: textsIn(form, 'metadata') };
}

function refundOf(form: Form) {
  requireKnown(form, REFUND_FIELDS);
  const amount = textIn(form, 'amount');
  return {
    paymentIntent: required(form, 'payment_intent'),
    amount: amount === undefined ? undefined : amountOf(amount),
    metadata: textsIn(form, 'metadata'),
  };
}

/** The list has all refunds on one page. */
const listOf = (data: object[]) => ({ object: 'list', url: '/v1/refunds', has_more: false, data });

const isExpanded = (form: Form): boolean => Object.values(textsIn(form, 'expand')).includes('latest_charge');

const queryOf = ({ url }: FastifyRequest): Form => readForm(url.split('?')[1] ?? '');

const bodyText = ({ body }: FastifyRequest): string => (typeof body === 'string' ? body : '');

export function cardApiRoutes(app: FastifyInstance, { kept, cards, refunds }: CardWorld, secretKey: string): void {
  const expanded = (intent: WireIntent, form: Form) =>
    isExpanded(form) && intent.latest_charge
      ? { ...intent, latest_charge: cards.charge(intent.latest_charge) }
      : intent;

  app.addHook('onRequest', async (request, reply) => {
    reply.header('request-id', newId('req'));
    if (request.headers.authorization === `Bearer ${secretKey}`) return undefined;
    const error = { type: 'invalid_request_error', message: 'Invalid API Key provided' };
    return reply.code(401).send({ error });
  });

  const get = (path: string, act: (id: string, query: Form) => unknown) =>
    app.get<{ Params: { id: string } }>(path, async (request, reply) => {
      const { status, body } = once(kept, undefined, '', () => act(request.params.id, queryOf(request)));
      return reply.code(status).send(body);
    });

  const post = (path: string, act: (id: string, form: Form) => unknown) =>
    app.post<{ Params: { id?: string } }>(path, async (request, reply) => {
      const key = request.headers['idempotency-key'];
      const form = bodyText(request);
      const { status, body }: ApiAnswer = once(kept, key?.toString(), `${request.url}\n${form}`, () =>
        act(request.params.id ?? '', readForm(form)),
      );
      return reply.code(status).send(body);
    });

  post('/payment_intents', (_id, form) => cards.create(intentOf(form)));
  get('/payment_intents/:id', (id, query) => expanded(cards.intent(id), query));
  post('/payment_intents/:id/cancel', (id, form) => expanded(cards.cancel(id), form));
  post('/refunds', (_id, form) => refunds.create(refundOf(form)));
  get('/refunds', (_id, query) => listOf(refunds.of(required(query, 'payment_intent'))));
  get('/refunds/:id', (id) => refunds.refund(id));
}
