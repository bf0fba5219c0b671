import * as v from 'valibot';
import type { PushResult } from '../MpesaGateway.ts';

/** A number in the callback, text in a query answer; `-1` for the few codes that are not numbers. */
export const ResultCodeSchema = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((code) => (/^\d{1,9}$/.test(String(code)) ? Number(code) : -1)),
);

const ItemSchema = v.object({ Name: v.string(), Value: v.optional(v.unknown()) });

const CallbackSchema = v.object({
  Body: v.object({
    stkCallback: v.object({
      MerchantRequestID: v.optional(v.string()),
      CheckoutRequestID: v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)),
      ResultCode: ResultCodeSchema,
      ResultDesc: v.fallback(v.string(), ''),
      CallbackMetadata: v.optional(v.object({ Item: v.array(ItemSchema) })),
    }),
  }),
});

/** The longest text of another system that is stored. */
const LONGEST = 200;

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, LONGEST) : undefined;

/** Whole KES, sent as `100`, `100.00` or `"100"`. */
export const amountOf = (value: unknown): number | undefined => {
  const amount = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof amount === 'number' && Number.isFinite(amount) ? amount : undefined;
};

/** The callback of a payment prompt; undefined for any other body. It is not signed. */
export function readPushResult(body: unknown): PushResult | undefined {
  const read = v.safeParse(CallbackSchema, body);
  if (!read.success) return undefined;
  const { MerchantRequestID, CheckoutRequestID, ResultCode, ResultDesc, CallbackMetadata } =
    read.output.Body.stkCallback;
  const valueOf = (name: string) => CallbackMetadata?.Item.find(({ Name }) => Name === name)?.Value;
  return {
    merchantRequestId: MerchantRequestID,
    checkoutRequestId: CheckoutRequestID,
    resultCode: ResultCode,
    resultText: ResultDesc.slice(0, LONGEST),
    amountKes: amountOf(valueOf('Amount')),
    receipt: textOf(valueOf('MpesaReceiptNumber')),
  };
}
