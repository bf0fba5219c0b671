import { sendPush as route, type StkPushAnswer, type StkPushBody } from '../../../../contract/mpesa.ts';
import { toMsisdn } from '../../../../contract/phone.ts';
import { WALLET_LIMITS } from '../../../../contract/walletTerms.ts';
import { accepted, refusal } from '../../errors/moneyRefusals.ts';
import { changeDeposit, idempotencyOf, minorOf, openDeposit } from '../../ledger/index.ts';
import { isMpesa, type MpesaDeposit } from './records.ts';
import { answerOf, sendPush, UNKNOWN_ANSWER } from './sendPush.ts';
import { mpesaRefusal, refusePhone } from './phones.ts';
import { latestDeviceOf } from './prompts.ts';
import type { MpesaContext } from './MpesaGateway.ts';

const { min, max } = WALLET_LIMITS.mpesaDeposit.KES;

/** A repeated request gets the same answer and no second prompt. @throws ApiError 400, or 409 for a used key */
export async function startMpesaDeposit(
  ctx: MpesaContext,
  uid: string,
  body: StkPushBody,
  key: string,
): Promise<StkPushAnswer> {
  const phoneNumber = toMsisdn(body.phoneNumber);
  if (!phoneNumber) throw mpesaRefusal('phone_invalid');
  let deviceId: string | undefined;
  const opening = await openDeposit(ctx, {
    uid,
    amountMinor: amountMinorOf(body.amount),
    currency: 'KES',
    bonusId: body.bonusId,
    idempotency: idempotencyOf(uid, key, route, body),
    checkAfterMs: ctx.timing.pushUnknownAfter,
    payer: phoneNumber,
    refusePayer: async (reader, now) => {
      deviceId = await latestDeviceOf(reader, uid);
      await refusePhone(ctx, reader, { uid, phone: phoneNumber, deviceId }, now);
    },
    toRecord: (opened) => ({
      ...opened,
      paymentMethod: 'mpesa',
      phoneNumber,
      reference: referenceOf(opened.id),
      ...(deviceId !== undefined && { deviceId }),
    }),
  });
  const { deposit, isNew } = accepted(opening);
  if (!isMpesa(deposit)) throw refusal('idempotency_conflict');
  if (isNew) return answerOf(await sendPush(ctx, deposit));
  return answerOf(deposit.pushAnswer ? deposit : await firstAnswer(ctx, deposit));
}

function amountMinorOf(amount: number): number {
  if (!Number.isInteger(amount)) throw mpesaRefusal('mpesa_not_whole');
  if (amount < min) throw mpesaRefusal('mpesa_below_minimum');
  if (amount > max) throw mpesaRefusal('mpesa_above_maximum');
  return minorOf(amount);
}

/** Daraja's AccountReference has at most 12 characters. */
const referenceOf = (id: string): string =>
  id
    .replaceAll(/[^\da-z]/gi, '')
    .slice(-12)
    .toUpperCase();

/** The first request may still run, here or on another server; after a crash its outcome stays unknown. */
async function firstAnswer(ctx: MpesaContext, deposit: MpesaDeposit): Promise<MpesaDeposit> {
  for (let look = 0; look < ctx.timing.replayLooks; look += 1) {
    await pause(ctx.timing.replayPause);
    const now = await ctx.store.get('deposits', deposit.id);
    if (now && isMpesa(now) && now.pushAnswer) return { ...deposit, pushAnswer: now.pushAnswer };
  }
  const kept = await changeDeposit(ctx, deposit, isMpesa, (now) =>
    now.pushAnswer ? undefined : { ...now, pushAnswer: UNKNOWN_ANSWER },
  );
  return kept ?? deposit;
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
