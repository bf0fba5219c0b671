import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { applyShared } from '../shared/applyShared.ts';
import { CONTROL_PATH } from '../shared/controlSchemas.ts';
import type { Faults } from '../shared/faults.ts';
import type { Outbox } from '../shared/Outbox.ts';
import type { CardWorld } from './apiRoutes.ts';
import { CardControlSchema } from './control.ts';
import { once } from './Idempotency.ts';
import { newEvent, sendSigned } from './webhooks.ts';

type Control = v.InferOutput<typeof CardControlSchema>;
type Tell = Extract<Control, { action: 'tell' }>;

interface Controlled extends CardWorld {
  faults: Faults;
  outbox: Outbox;
  webhook: { url: string; secret: string };
}

async function tell({ cards, disputes, webhook }: Controlled, { paymentIntentId, type, times, secret, changes }: Tell) {
  const object = type.startsWith('charge.dispute.') ? disputes.of(paymentIntentId) : cards.intent(paymentIntentId);
  const event = newEvent(type, { ...object, ...changes });
  for (let left = times; left > 0; left -= 1) await sendSigned(webhook.url, event, secret ?? webhook.secret);
}

/** @returns the HTTP status */
async function apply(world: Controlled, control: Control): Promise<number> {
  const { cards, refunds, disputes, faults, outbox } = world;
  const act = (change: () => unknown): number => {
    const { status } = once(world.kept, undefined, '', change);
    return status === 402 ? 200 : status;
  };
  switch (control.action) {
    case 'confirm':
      return act(() => cards.confirm(control.paymentIntentId, control.paymentMethod));
    case 'authenticate':
      return act(() => cards.authenticate(control.paymentIntentId, control.isConfirmed));
    case 'failRefund':
      return act(() => refunds.fail(control.refundId));
    case 'dispute':
      return act(() => disputes.open(control.paymentIntentId));
    case 'closeDispute':
      return act(() => disputes.close(control.paymentIntentId, control.status));
    case 'tell':
      await tell(world, control);
      return 200;
    default:
      await applyShared(control, faults, outbox);
      return 200;
  }
}

/** Does the orders of `control.ts`. */
export function cardControlRoutes(app: FastifyInstance, world: Controlled): void {
  app.get(`${CONTROL_PATH}/books`, async () => ({
    ...world.cards.books(),
    refunds: world.refunds.all(),
    disputes: world.disputes.all(),
  }));
  app.post(CONTROL_PATH, async (request, reply) => {
    const control = v.safeParse(CardControlSchema, request.body);
    if (!control.success) return reply.code(400).send();
    return reply.code(await apply(world, control.output)).send();
  });
}
