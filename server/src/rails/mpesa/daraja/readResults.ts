/** Daraja reports this to our callback paths. Nothing of it is signed. */
import * as v from 'valibot';
import type { PayoutResult, PushResult } from '../MpesaGateway.ts';

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

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, LONGEST) : undefined;

/** The amount is in whole KES, sent as `100`, `100.00` or `"100"`. */
const amountOf = (value: unknown): number | undefined => {
  const amount = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof amount === 'number' && Number.isFinite(amount) ? amount : undefined;
};

/** Reads the callback of a payment prompt; undefined for any other body. */
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

/** Part of each status query; comes back with the answer. */
export const STATUS_MARK = 'Status';

const ParameterSchema = v.object({ Key: v.string(), Value: v.optional(v.unknown()) });
/** One parameter is an object, several are a list. */
const ParametersSchema = v.pipe(
  v.union([v.array(ParameterSchema), ParameterSchema]),
  v.transform((given) => (Array.isArray(given) ? given : [given])),
);

const ResultSchema = v.object({
  Result: v.object({
    ResultCode: ResultCodeSchema,
    ResultDesc: v.fallback(v.string(), ''),
    OriginatorConversationID: v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)),
    ConversationID: v.optional(v.unknown()),
    TransactionID: v.optional(v.unknown()),
    ResultParameters: v.optional(v.object({ ResultParameter: ParametersSchema })),
    ReferenceData: v.optional(v.object({ ReferenceItem: ParametersSchema })),
  }),
});

type Result = v.InferOutput<typeof ResultSchema>['Result'];

const parameterOf = ({ ResultParameters }: Result, key: string): unknown =>
  ResultParameters?.ResultParameter.find(({ Key }) => Key === key)?.Value;

const readPayment = (result: Result): PayoutResult => ({
  withdrawalId: result.OriginatorConversationID,
  conversationId: textOf(result.ConversationID),
  resultCode: result.ResultCode,
  resultText: result.ResultDesc.slice(0, LONGEST),
  receipt:
    result.ResultCode === 0 ? textOf(parameterOf(result, 'TransactionReceipt') ?? result.TransactionID) : undefined,
  amountKes: amountOf(parameterOf(result, 'TransactionAmount')),
});

/** Safaricom's words for ended payments; all other words mean that it is still open. */
const ENDED = new Map([
  ['Completed', 0],
  ['Failed', 1],
  ['Declined', 1],
  ['Cancelled', 1],
  ['Expired', 1],
  ['Reversed', 1],
]);

/** Reads the answer to a status query. Its ResultCode is about the query, never about the payment. */
function readStatus(result: Result): PayoutResult | undefined {
  const status = String(parameterOf(result, 'TransactionStatus'));
  const resultCode = ENDED.get(status);
  const withdrawalId = textOf(parameterOf(result, 'OriginatorConversationID'));
  if (result.ResultCode !== 0 || resultCode === undefined || !withdrawalId) return undefined;
  return {
    withdrawalId,
    conversationId: textOf(parameterOf(result, 'ConversationID')),
    resultCode,
    resultText: status,
    receipt: resultCode === 0 ? textOf(parameterOf(result, 'ReceiptNo')) : undefined,
    amountKes: amountOf(parameterOf(result, 'Amount')),
  };
}

const isStatus = (result: Result): boolean =>
  parameterOf(result, 'TransactionStatus') !== undefined ||
  (result.ReferenceData?.ReferenceItem.some(({ Value }) => Value === STATUS_MARK) ?? false);

/** Reads the result of a payout or of a status query; undefined without an outcome. */
export function readPayoutResult(body: unknown): PayoutResult | undefined {
  const read = v.safeParse(ResultSchema, body);
  if (!read.success) return undefined;
  return isStatus(read.output.Result) ? readStatus(read.output.Result) : readPayment(read.output.Result);
}
