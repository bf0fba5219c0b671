/** Daraja calls back with these bodies. */
import type { Payout, Push } from './types.ts';

const AHEAD_MS = 3 * 3_600_000;
/** Nairobi's time is written as the number `YYYYMMDDHHmmss`. */
const stamp = (at: number): number => Number(new Date(at + AHEAD_MS).toISOString().replaceAll(/\D/g, '').slice(0, 14));

const metadataOf = ({ receipt, paidKes, endsAt, msisdn }: Push) => ({
  CallbackMetadata: {
    Item: [
      { Name: 'Amount', Value: paidKes },
      { Name: 'MpesaReceiptNumber', Value: receipt },
      { Name: 'Balance' },
      { Name: 'TransactionDate', Value: stamp(endsAt) },
      { Name: 'PhoneNumber', Value: Number(msisdn) },
    ],
  },
});

export const pushCallback = (push: Push) => ({
  Body: {
    stkCallback: {
      MerchantRequestID: push.merchantRequestId,
      CheckoutRequestID: push.id,
      ResultCode: push.resultCode,
      ResultDesc: push.resultText,
      ...(push.resultCode === 0 && metadataOf(push)),
    },
  },
});

const paidParameters = ({ receipt, amountKes, msisdn, endsAt }: Payout) => ({
  ResultParameters: {
    ResultParameter: [
      { Key: 'TransactionAmount', Value: amountKes },
      { Key: 'TransactionReceipt', Value: receipt },
      { Key: 'B2CRecipientIsRegisteredCustomer', Value: 'Y' },
      { Key: 'ReceiverPartyPublicName', Value: `${msisdn} - Sandbox` },
      { Key: 'TransactionCompletedDateTime', Value: stamp(endsAt) },
    ],
  },
});

export const payoutResult = (payout: Payout) => ({
  Result: {
    ResultType: 0,
    ResultCode: payout.resultCode,
    ResultDesc: payout.resultText,
    OriginatorConversationID: payout.id,
    ConversationID: payout.conversationId,
    TransactionID: payout.receipt,
    ...(payout.resultCode === 0 && paidParameters(payout)),
  },
});

interface StatusAsked {
  /** The query itself has these ids. */
  originatorId: string;
  conversationId: string;
  mark: string | undefined;
  now: number;
}

const statusOf = ({ endsAt, resultCode }: Payout, now: number): string => {
  if (now < endsAt) return 'Pending';
  return resultCode === 0 ? 'Completed' : 'Failed';
};

const statusParameters = (payout: Payout, now: number) => ({
  ResultParameters: {
    ResultParameter: [
      { Key: 'TransactionStatus', Value: statusOf(payout, now) },
      { Key: 'Amount', Value: String(payout.amountKes) },
      { Key: 'ReceiptNo', Value: payout.receipt },
      { Key: 'OriginatorConversationID', Value: payout.id },
      { Key: 'ConversationID', Value: payout.conversationId },
      { Key: 'FinalisedTime', Value: stamp(payout.endsAt) },
    ],
  },
});

/** The answer to a status query; without the payout it says only that there is none. */
export const statusResult = (payout: Payout | undefined, { originatorId, conversationId, mark, now }: StatusAsked) => ({
  Result: {
    ResultType: 0,
    ResultCode: payout ? 0 : 2032,
    ResultDesc: payout ? 'The question was processed' : 'There is no such payment',
    OriginatorConversationID: originatorId,
    ConversationID: conversationId,
    TransactionID: payout?.receipt ?? '',
    ...(payout && statusParameters(payout, now)),
    ReferenceData: { ReferenceItem: { Key: 'Occasion', ...(mark && { Value: mark }) } },
  },
});
