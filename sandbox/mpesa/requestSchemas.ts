/** Daraja's requests. A wrong field is named in the refusal, as by Daraja. */
import * as v from 'valibot';

const msisdn = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^254[17]\d{8}$/));
const wholeKes = (min: number, max: number) =>
  v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(min), v.maxValue(max));
const text = (max: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(max));
/** Safaricom refuses addresses with these words. */
const callback = v.pipe(
  v.string(),
  v.url(),
  v.check((url) => !/mpesa|safaricom|query|sql|cmd|exe/i.test(new URL(url).pathname)),
);
const timestamp = v.pipe(v.string(), v.regex(/^\d{14}$/));

const signed = { BusinessShortCode: v.string(), Password: v.string(), Timestamp: timestamp };

export const PushSchema = v.object({
  ...signed,
  TransactionType: v.picklist(['CustomerPayBillOnline', 'CustomerBuyGoodsOnline']),
  Amount: wholeKes(1, 250_000),
  PartyA: msisdn,
  PartyB: v.string(),
  PhoneNumber: msisdn,
  CallBackURL: callback,
  AccountReference: text(12),
  TransactionDesc: text(13),
});

export const QuerySchema = v.object({ ...signed, CheckoutRequestID: text(100) });

const party = {
  SecurityCredential: v.string(),
  PartyA: v.string(),
  Remarks: text(100),
  QueueTimeOutURL: callback,
  ResultURL: callback,
};

export const PayoutSchema = v.object({
  ...party,
  OriginatorConversationID: text(64),
  InitiatorName: v.string(),
  CommandID: v.picklist(['BusinessPayment', 'SalaryPayment', 'PromotionPayment']),
  Amount: wholeKes(10, 250_000),
  PartyB: msisdn,
  Occassion: v.optional(v.string()),
});

export const StatusSchema = v.object({
  ...party,
  Initiator: v.string(),
  CommandID: v.literal('TransactionStatusQuery'),
  OriginatorConversationID: text(64),
  IdentifierType: v.literal('4'),
  Occasion: v.optional(v.string()),
});

export type PushRequest = v.InferOutput<typeof PushSchema>;
export type PayoutRequest = v.InferOutput<typeof PayoutSchema>;
export type StatusRequest = v.InferOutput<typeof StatusSchema>;
