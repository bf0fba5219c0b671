import type { StkPushAnswer } from '../../../../contract/mpesa.ts';
import { isMpesa, type MpesaDeposit, type PushAnswerRecord } from './records.ts';
import type { MpesaContext, PushAnswer } from './MpesaGateway.ts';
import { changeDeposit, type DepositEvent, instant, isOpen, settleDeposit } from '../../ledger/index.ts';
import { type GatewayOutcome, gatewayOutcome, pauseAfter } from '../providerCalls.ts';

/** The state of the deposit says the rest. */
export const UNKNOWN_ANSWER: PushAnswerRecord = {
  ResponseCode: '0',
  CustomerMessage: 'We do not know yet whether the prompt was sent. Do not pay again: we keep checking',
};

const UNAVAILABLE_ANSWER: PushAnswerRecord = {
  ResponseCode: 'unavailable',
  reason: 'provider_unavailable',
  errorMessage: 'M-Pesa cannot be reached now. Nothing was charged: try again in a moment',
};

/** The player gets the same text for every repeated request. */
export const answerOf = ({ id, pushAnswer = UNKNOWN_ANSWER }: MpesaDeposit): StkPushAnswer => ({
  ...pushAnswer,
  ResponseDescription: pushAnswer.errorMessage ?? pushAnswer.CustomerMessage,
  depositId: id,
});

interface Noted {
  answer: PushAnswerRecord;
  event: DepositEvent;
  ids?: Pick<MpesaDeposit, 'merchantRequestId' | 'checkoutRequestId'>;
  /** The provider's own words, which no player reads. */
  refusal?: string;
}

/** Phone numbers stay out of the log. */
const NUMBERS = /\d{7,}/g;

/** Prompts the phone once, and never again for the same deposit. Returns the record with the outcome. */
export async function sendPush(ctx: MpesaContext, deposit: MpesaDeposit): Promise<MpesaDeposit> {
  const { id: depositId, phoneNumber: msisdn = '', reference = '', amount: amountKes } = deposit;
  const outcome = await gatewayOutcome(() => ctx.mpesa.push({ depositId, msisdn, amountKes, reference }));
  if (outcome.kind === 'unknown') ctx.log.warn({ depositId, err: outcome.error }, 'push: outcome unknown');
  const { answer, event, ids, refusal } = notedOf(outcome);
  if (refusal !== undefined)
    ctx.log.warn({ depositId, code: answer.ResponseCode, refusal: refusal.replace(NUMBERS, '…') }, 'push: refused');
  const firstPause = pauseAfter(ctx.timing.pushChecks, 0);
  const noted = await changeDeposit(ctx, deposit, isMpesa, (now, at) => ({
    ...now,
    ...ids,
    pushAnswer: now.pushAnswer ?? answer,
    updatedAt: at,
    ...(isOpen(now) && { nextCheckAt: now.claimedCheckoutId ? at : instant(Date.parse(at) + firstPause) }),
  }));
  await settleDeposit(ctx, deposit, event);
  return noted ?? { ...deposit, pushAnswer: answer };
}

function notedOf(outcome: GatewayOutcome<PushAnswer>): Noted {
  switch (outcome.kind) {
    case 'unknown':
      return { answer: UNKNOWN_ANSWER, event: { kind: 'unknown' } };
    case 'unavailable':
      return { answer: UNAVAILABLE_ANSWER, event: { kind: 'failed', reason: 'provider_unavailable' } };
    case 'refused':
      return refusedNote(outcome.code, outcome.message);
    default:
      return answeredNote(outcome.answer);
  }
}

/** Safaricom says in words alone that the phone has another prompt. */
const IN_PROGRESS = /already in process|unable to lock/i;

/** The player reads these instead of the provider's words. */
const REFUSALS = {
  another_in_progress: 'Another M-Pesa payment is still open on this phone. Finish it, wait a minute, then try again',
  push_refused: 'STK push failed. Check the number, wait a minute, then try again',
} as const;

function refusedNote(code: string, message: string): Noted {
  const reason = IN_PROGRESS.test(message) ? 'another_in_progress' : 'push_refused';
  const answer = { ResponseCode: code || 'refused', reason, errorMessage: REFUSALS[reason] } as const;
  return { answer, event: { kind: 'failed', reason }, refusal: message };
}

function answeredNote(answer: PushAnswer): Noted {
  if (answer.kind === 'refused') return refusedNote(answer.errorCode, answer.errorMessage);
  const { merchantRequestId, checkoutRequestId, customerMessage } = answer;
  return {
    answer: { ResponseCode: '0', CustomerMessage: customerMessage || 'Check your phone to pay' },
    event: { kind: 'accepted' },
    ids: { merchantRequestId, checkoutRequestId },
  };
}
