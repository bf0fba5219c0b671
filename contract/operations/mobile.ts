import { MOBILE_DEPOSIT_REFUSALS } from '../moneyRefusals.ts';
import { sendPush } from '../routes/mobile.ts';
import { IdempotencyKeySchema, StkPushAnswerSchema, StkPushBodySchema } from '../wallet.ts';
import { playerOperation } from './operation.ts';

export const MOBILE = {
  push: playerOperation(sendPush, {
    summary:
      "Sends a payment prompt to the player's phone; needs an Idempotency-Key. ResponseCode '0' is sent, not paid",
    key: IdempotencyKeySchema,
    body: StkPushBodySchema,
    data: StkPushAnswerSchema,
    errors: MOBILE_DEPOSIT_REFUSALS,
  }),
};
