/** Deposits by M-Pesa, the phone that pays them, and what Daraja reports. */
import * as v from 'valibot';
import { bonusIdField, DEPOSIT_REFUSALS, depositIdField } from './deposits.ts';
import { optionalText } from './fields.ts';
import { AmountSchema } from './money.ts';
import {
  forPlayers,
  IdempotencyKeySchema,
  json,
  KEY_REFUSALS,
  madeKeyField,
  OptionalKeySchema,
  raw,
  route,
} from './route.ts';

/** ResponseCode '0' means that the prompt was sent, not that it was paid. */
export const StkPushAnswerSchema = v.object({
  /** An answer with only an `errorMessage` has none. */
  ResponseCode: v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), ''),
  ResponseDescription: optionalText(),
  CustomerMessage: optionalText(),
  errorMessage: optionalText(),
  /** A refused prompt has a `TransactionReason`. */
  reason: optionalText(),
  depositId: depositIdField,
  idempotencyKey: madeKeyField,
});
export type StkPushAnswer = v.InferOutput<typeof StkPushAnswerSchema>;

export const StkPushBodySchema = v.strictObject({
  phoneNumber: v.pipe(v.string(), v.maxLength(32)),
  /** The amount is in whole KES. */
  amount: AmountSchema,
  bonusId: bonusIdField,
});
export type StkPushBody = v.InferOutput<typeof StkPushBodySchema>;

/** `phone` is masked. */
export const ConfirmedPhoneSchema = v.object({ phone: v.string() });
export type ConfirmedPhone = v.InferOutput<typeof ConfirmedPhoneSchema>;

/** `proof`: the token of a sign-in with the phone, which its owner makes with a code by SMS. */
export const ConfirmPhoneBodySchema = v.strictObject({ proof: v.pipe(v.string(), v.minLength(1), v.maxLength(8_192)) });
export type ConfirmPhoneBody = v.InferOutput<typeof ConfirmPhoneBodySchema>;

export const MPESA_DEPOSIT_REFUSALS = {
  ...DEPOSIT_REFUSALS,
  phone_invalid: 400,
  mpesa_below_minimum: 400,
  mpesa_above_maximum: 400,
  mpesa_not_whole: 400,
  /** The owner of the phone has not confirmed it. */
  phone_unconfirmed: 403,
  /** Only the player's own phone may pay. */
  phone_not_own: 403,
  /** So many phones have paid for the account that no further one may. */
  too_many_phones: 403,
  too_many_prompts: 429,
} as const;

export type MpesaDepositRefusal = keyof typeof MPESA_DEPOSIT_REFUSALS;

export const PHONE_REFUSALS = { ...KEY_REFUSALS, phone_proof_invalid: 400, no_profile: 404 } as const;

export const sendPush = route<{ key: string; body: StkPushBody; answer: StkPushAnswer; error: MpesaDepositRefusal }>(
  'POST /mpesa/stk-push',
);

export const confirmPhone = route<{
  key: string;
  body: ConfirmPhoneBody;
  answer: ConfirmedPhone;
  error: keyof typeof PHONE_REFUSALS;
}>('POST /wallet/phones');

const HookParamsSchema = v.object({
  /** The server makes the secret for this record and kind of call. */
  secret: v.string(),
  /** The id of our deposit or withdrawal. */
  id: v.string(),
});

const HeardSchema = v.object({ ResultCode: v.literal(0), ResultDesc: v.literal('Accepted') });

interface DarajaCall {
  params: v.InferOutput<typeof HookParamsSchema>;
  answer: v.InferOutput<typeof HeardSchema>;
}

export const pushResult = route<DarajaCall>('POST /hooks/mobile/:secret/:id');
export const payoutResult = route<DarajaCall>('POST /hooks/mobile/:secret/payouts/:id');
export const payoutTimeout = route<DarajaCall>('POST /hooks/mobile/:secret/payouts/:id/timeout');

const daraja = (of: Parameters<typeof raw>[0], summary: string, body: string) =>
  raw(of, {
    summary,
    caller: 'mpesaProvider',
    params: HookParamsSchema,
    body: json(body),
    answer: json('Heard', HeardSchema),
  });

export const MPESA = {
  push: forPlayers(
    sendPush,
    "Sends a payment prompt to the player's phone; should have an Idempotency-Key. ResponseCode '0' is sent, not paid",
    StkPushAnswerSchema,
    { key: OptionalKeySchema, body: StkPushBodySchema, errors: MPESA_DEPOSIT_REFUSALS },
  ),
  confirmPhone: forPlayers(
    confirmPhone,
    "The owner of a phone confirms once that this player may ask it to pay; the first phone of an account without one becomes the player's own",
    ConfirmedPhoneSchema,
    { key: IdempotencyKeySchema, body: ConfirmPhoneBodySchema, errors: PHONE_REFUSALS },
  ),
  pushResult: daraja(
    pushResult,
    'How a payment prompt ended',
    'The callback of an M-Pesa Express request, with Body.stkCallback',
  ),
  payoutResult: daraja(
    payoutResult,
    'How a payout ended, or how it stands',
    'The result of a B2C payment or a status query',
  ),
  payoutTimeout: daraja(
    payoutTimeout,
    'A payout waited too long at the provider',
    'The timeout notice of a B2C payment',
  ),
};
