import type { PushAnswer } from './MpesaGateway.ts';
import { changeDeposit, type DepositEvent, instant, isOpen, settleDeposit } from '../../ledger/index.ts';
import { isMpesa, type MpesaDeposit, type PushAnswerRecord } from './records.ts';
import { type GatewayOutcome, gatewayOutcome } from '../gateway/gatewayOutcome.ts';
import { refusedAnswer, SENT_ANSWER, UNAVAILABLE_ANSWER, UNKNOWN_ANSWER } from './pushAnswers.ts';
import { pauseAfter } from '../timing.ts';
import type { MpesaContext } from './MpesaContext.ts';

interface Noted {
  answer: PushAnswerRecord;
  event: DepositEvent;
  ids?: Pick<MpesaDeposit, 'merchantRequestId' | 'checkoutRequestId'>;
}

/** Prompts the phone once; never repeated for the same deposit. Returns the record with the outcome. */
export async function sendPush(ctx: MpesaContext, deposit: MpesaDeposit): Promise<MpesaDeposit> {
  const { id: depositId, phoneNumber: msisdn = '', reference = '', amount: amountKes } = deposit;
  const outcome = await gatewayOutcome(() => ctx.mpesa.push({ depositId, msisdn, amountKes, reference }));
  if (outcome.kind === 'unknown') ctx.log.warn({ depositId, err: outcome.error }, 'push: outcome unknown');
  const { answer, event, ids } = notedOf(outcome);
  const noted = await changeDeposit(ctx, deposit, isMpesa, (now, at) => ({
    ...now,
    ...ids,
    pushAnswer: now.pushAnswer ?? answer,
    updatedAt: at,
    ...(isOpen(now) && { nextCheckAt: now.claimedCheckoutId ? at : firstCheck(ctx, at) }),
  }));
  await settleDeposit(ctx, deposit, event);
  return noted ?? { ...deposit, pushAnswer: answer };
}

const firstCheck = ({ timing }: MpesaContext, at: string): string =>
  instant(Date.parse(at) + pauseAfter(timing.pushChecks, 0));

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

function refusedNote(code: string, message: string): Noted {
  const reason = 'push_refused';
  return { answer: refusedAnswer(code, message, reason), event: { kind: 'failed', reason } };
}

function answeredNote(answer: PushAnswer): Noted {
  if (answer.kind === 'refused') return refusedNote(answer.errorCode, answer.errorMessage);
  const { merchantRequestId, checkoutRequestId, customerMessage } = answer;
  return {
    answer: { ...SENT_ANSWER, ...(customerMessage && { CustomerMessage: customerMessage }) },
    event: { kind: 'accepted' },
    ids: { merchantRequestId, checkoutRequestId },
  };
}
