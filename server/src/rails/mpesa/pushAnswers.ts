import type { StkPushAnswer } from '../../../../contract/mpesa.ts';
import type { TransactionReason } from '../../../../contract/walletTerms.ts';
import type { MpesaDeposit, PushAnswerRecord } from './records.ts';

export const SENT_ANSWER: PushAnswerRecord = { ResponseCode: '0', CustomerMessage: 'Check your phone to pay' };

/** The state of the deposit says the rest. */
export const UNKNOWN_ANSWER: PushAnswerRecord = {
  ResponseCode: '0',
  CustomerMessage: 'We do not know yet whether the prompt was sent. Do not pay again: we keep checking',
};

export const UNAVAILABLE_ANSWER: PushAnswerRecord = {
  ResponseCode: 'unavailable',
  reason: 'provider_unavailable',
  errorMessage: 'M-Pesa cannot be reached now. Nothing was charged: try again in a moment',
};

export const refusedAnswer = (code: string, message: string, reason: TransactionReason): PushAnswerRecord => ({
  ResponseCode: code || 'refused',
  reason,
  errorMessage: message || 'STK push failed',
});

/** The text for the player, the same for every repeated request. */
export const answerOf = ({ id, pushAnswer = UNKNOWN_ANSWER }: MpesaDeposit): StkPushAnswer => ({
  ...pushAnswer,
  ResponseDescription: pushAnswer.errorMessage ?? pushAnswer.CustomerMessage,
  depositId: id,
});
