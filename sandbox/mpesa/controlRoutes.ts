import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { applyShared } from '../shared/applyShared.ts';
import { CONTROL_PATH } from '../shared/controlSchemas.ts';
import type { Faults } from '../shared/faults.ts';
import type { Outbox } from '../shared/Outbox.ts';
import { MpesaControlSchema } from './control.ts';
import type { Mpesa } from './Mpesa.ts';
import type { MpesaAccount } from './MpesaAccount.ts';

type Control = v.InferOutput<typeof MpesaControlSchema>;
type Tell = Extract<Control, { action: 'tell' }>;

interface World {
  mpesa: Mpesa;
  account: MpesaAccount;
  faults: Faults;
  outbox: Outbox;
}

/** @returns whether there is such a prompt */
function tell(mpesa: Mpesa, { checkoutRequestId, resultCode, amountKes, receipt }: Tell): boolean {
  const push = mpesa.findPush(checkoutRequestId);
  if (!push) return false;
  const told = {
    ...push,
    resultCode: resultCode ?? push.resultCode,
    paidKes: amountKes ?? push.paidKes ?? push.amountKes,
    receipt: receipt ?? push.receipt ?? 'SFORGED000',
  };
  mpesa.tell(told, Date.now());
  return true;
}

async function apply({ mpesa, account, faults, outbox }: World, control: Control): Promise<boolean> {
  if (control.action === 'tell') return tell(mpesa, control);
  if (control.action === 'answerMs') mpesa.answerMs = control.ms;
  else if (control.action === 'endToken') account.endToken();
  else if (control.action === 'answerNow') await mpesa.answerNow(control.msisdn);
  else await applyShared(control, faults, outbox);
  return true;
}

/** Does the orders of `control.ts`. */
export function mpesaControlRoutes(app: FastifyInstance, world: World): void {
  app.get(`${CONTROL_PATH}/books`, async () => world.mpesa.books());
  app.post(CONTROL_PATH, async (request, reply) => {
    const control = v.safeParse(MpesaControlSchema, request.body);
    if (!control.success) return reply.code(400).send();
    return reply.code((await apply(world, control.output)) ? 204 : 404).send();
  });
}
