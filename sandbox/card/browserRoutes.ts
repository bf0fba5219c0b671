/** Requests of the page: the script that replaces Stripe.js, and its calls with the publishable key. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CardWorld } from './apiRoutes.ts';
import { invalid, missing } from './ApiFault.ts';
import { once } from './Idempotency.ts';
import { type Form, readForm, textIn } from './readForm.ts';
import type { WireIntent } from './types.ts';

const SCRIPTS = [
  'stripe.js',
  'elements.js',
  'cardFields.js',
  'cardNumbers.js',
  'challenge.js',
  'fieldRules.js',
  'styles.js',
];
const INTENT_PATH = '/v1/payment_intents/:id';

const scriptOf = (name: string): Buffer => readFileSync(path.join(import.meta.dirname, 'browser', name));

/** A browser may see these fields. */
const publicOf = ({ metadata: _metadata, latest_charge: _charge, ...intent }: WireIntent) => intent;

const publicAnswer = (body: unknown): unknown => {
  const { error, object } = body as { error?: { payment_intent?: WireIntent }; object?: string };
  if (object === 'payment_intent') return publicOf(body as WireIntent);
  const failed = error?.payment_intent;
  return failed ? { error: { ...error, payment_intent: publicOf(failed) } } : body;
};

/** GET parameters are in the address. */
const formOf = ({ body, url }: FastifyRequest): Form =>
  readForm(typeof body === 'string' ? body : (url.split('?')[1] ?? ''));

export function cardBrowserRoutes(app: FastifyInstance, { kept, cards }: CardWorld, publishableKey: string): void {
  SCRIPTS.forEach((name) => {
    app.get(`/${name}`, async (_request, reply) =>
      reply
        .headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
        .send(scriptOf(name)),
    );
  });

  const intentRoute = (method: 'GET' | 'POST', tail: string, act: (id: string, form: Form) => WireIntent) =>
    app.route<{ Params: { id: string } }>({
      method,
      url: INTENT_PATH + tail,
      handler: async (request, reply) => {
        const form = formOf(request);
        const { id } = request.params;
        const { status, body } = once(kept, undefined, '', () => {
          if (textIn(form, 'key') !== publishableKey) throw invalid('api_key_invalid', 'Invalid API Key provided');
          if (cards.intent(id).client_secret !== textIn(form, 'client_secret')) throw missing(id);
          return act(id, form);
        });
        return reply.code(status).send(publicAnswer(body));
      },
    });

  intentRoute('GET', '', (id) => cards.intent(id));
  intentRoute('POST', '/confirm', (id, form) => cards.confirm(id, textIn(form, 'payment_method') ?? ''));
  intentRoute('POST', '/authenticate', (id, form) => cards.authenticate(id, textIn(form, 'outcome') === 'complete'));
}
