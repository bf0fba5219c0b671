import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { applyShared } from '../shared/applyShared.ts';
import { CONTROL_PATH } from '../shared/controlSchemas.ts';
import type { Faults } from '../shared/faults.ts';
import type { Outbox } from '../shared/Outbox.ts';
import { MobileControlSchema } from './control.ts';
import type { Mobile } from './Mobile.ts';
import type { MobileAccount } from './MobileAccount.ts';

type Control = v.InferOutput<typeof MobileControlSchema>;
type Tell = Extract<Control, { action: 'tell' }>;

interface World {
  mobile: Mobile;
  account: MobileAccount;
  faults: Faults;
  outbox: Outbox;
}

/** @returns whether there is such a prompt */
function tell(mobile: Mobile, { checkoutRequestId, resultCode, amountKes, receipt }: Tell): boolean {
  const push = mobile.findPush(checkoutRequestId);
  if (!push) return false;
  const told = {
    ...push,
    resultCode: resultCode ?? push.resultCode,
    paidKes: amountKes ?? push.paidKes ?? push.amountKes,
    receipt: receipt ?? push.receipt ?? 'SFORGED000',
  };
  mobile.tell(told, Date.now());
  return true;
}

async function apply({ mobile, account, faults, outbox }: World, control: Control): Promise<boolean> {
  if (control.action === 'tell') return tell(mobile, control);
  if (control.action === 'answerMs') mobile.answerMs = control.ms;
  else if (control.action === 'endToken') account.endToken();
  else await applyShared(control, faults, outbox);
  return true;
}

/** Does the orders of `control.ts`. */
export function mobileControlRoutes(app: FastifyInstance, world: World): void {
  app.get(`${CONTROL_PATH}/books`, async () => world.mobile.books());
  app.post(CONTROL_PATH, async (request, reply) => {
    const control = v.safeParse(MobileControlSchema, request.body);
    if (!control.success) return reply.code(400).send();
    return reply.code((await apply(world, control.output)) ? 204 : 404).send();
  });
}
