import * as v from 'valibot';
import { MOBILE_DEPOSIT_REFUSALS, PHONE_REFUSALS } from '../moneyRefusals.ts';
import * as hooks from '../routes/hooks.ts';
import { confirmPhone, sendPush } from '../routes/mobile.ts';
import {
  ConfirmedPhoneSchema,
  ConfirmPhoneBodySchema,
  IdempotencyKeySchema,
  StkPushAnswerSchema,
  StkPushBodySchema,
} from '../wallet.ts';
import { forPlayers } from './operation.ts';
import { json, raw } from './raw.ts';

const HookParamsSchema = v.object({
  /** Made by the server for this record and kind of call. */
  secret: v.string(),
  /** Id of our deposit or withdrawal. */
  id: v.string(),
});

const daraja = (of: Parameters<typeof raw>[0], summary: string, body: string) =>
  raw(of, {
    summary,
    params: HookParamsSchema,
    body: json(body),
    answer: json('Heard', v.object({ ResultCode: v.literal(0), ResultDesc: v.literal('Accepted') })),
  });

export const MOBILE = {
  push: forPlayers(
    sendPush,
    "Sends a payment prompt to the player's phone; needs an Idempotency-Key. ResponseCode '0' is sent, not paid",
    StkPushAnswerSchema,
    { key: IdempotencyKeySchema, body: StkPushBodySchema, errors: MOBILE_DEPOSIT_REFUSALS },
  ),
  confirmPhone: forPlayers(
    confirmPhone,
    "The owner of a phone confirms once that this player may ask it to pay; the first phone of an account without one becomes the player's own",
    ConfirmedPhoneSchema,
    { key: IdempotencyKeySchema, body: ConfirmPhoneBodySchema, errors: PHONE_REFUSALS },
  ),
  pushResult: daraja(
    hooks.pushResult,
    'How a payment prompt ended',
    'The callback of an M-Pesa Express request, with Body.stkCallback',
  ),
  payoutResult: daraja(
    hooks.payoutResult,
    'How a payout ended, or how it stands',
    'The result of a B2C payment or a status query',
  ),
  payoutTimeout: daraja(
    hooks.payoutTimeout,
    'A payout waited too long at the provider',
    'The timeout notice of a B2C payment',
  ),
};
