import * as v from 'valibot';
import { pushResult } from '../../../../../contract/mpesa.ts';
import { at, pathOf } from '../../../../../contract/route.ts';
import { GatewayUnavailable, type HttpOutcome } from '../../providerCalls.ts';
import { NAIROBI_MS } from '../../../../../contract/nairobi.ts';
import type { MpesaGateway, PushAnswer, PushState } from '../MpesaGateway.ts';
import { type Daraja, repeatRead } from './DarajaClient.ts';
import { errorOf, failureOf, isStillProcessing, refusalOf } from './darajaErrors.ts';
import { ResultCodeSchema } from './readResults.ts';

/** Writes Unix ms as `YYYYMMDDHHmmss` in Nairobi. */
export const nairobiTimestamp = (at: number): string =>
  new Date(at + NAIROBI_MS).toISOString().replaceAll(/\D/g, '').slice(0, 14);

const PUSH_PATH = '/mpesa/stkpush/v1/processrequest';
const QUERY_PATH = '/mpesa/stkpushquery/v1/query';
const LONGEST_REFERENCE = 12;
/** A newer code for a prompt that is still open. */
const UNDER_PROCESSING = 4999;

const AcceptedSchema = v.object({
  MerchantRequestID: v.string(),
  CheckoutRequestID: v.pipe(v.string(), v.nonEmpty()),
  ResponseCode: v.string(),
  ResponseDescription: v.fallback(v.string(), ''),
  CustomerMessage: v.optional(v.string()),
});

const StateSchema = v.object({
  MerchantRequestID: v.optional(v.string()),
  CheckoutRequestID: v.string(),
  ResultCode: ResultCodeSchema,
  ResultDesc: v.fallback(v.string(), ''),
});

const bodyOf = (outcome: HttpOutcome): unknown => (outcome.kind === 'answered' ? outcome.body : undefined);

/** Sends payment prompts to phones, and asks about them. */
export function darajaPushes({ client, config, timing, secrets }: Daraja): Pick<MpesaGateway, 'push' | 'queryPush'> {
  const { shortcode, passkey, callbackBaseUrl } = config;
  const signed = () => {
    const Timestamp = nairobiTimestamp(timing.now());
    const Password = Buffer.from(shortcode + passkey + Timestamp).toString('base64');
    return { BusinessShortCode: shortcode, Password, Timestamp };
  };
  return {
    /** It is sent once, because the provider cannot tell a repeat from a second payment. */
    async push({ depositId, msisdn, amountKes, reference }) {
      if (reference.length > LONGEST_REFERENCE) throw new RangeError('a reference has at most 12 characters');
      const params = { secret: secrets.of('push', depositId), id: depositId };
      const outcome = await client.post(PUSH_PATH, {
        ...signed(),
        TransactionType: 'CustomerPayBillOnline',
        Amount: amountKes,
        PartyA: msisdn,
        PartyB: shortcode,
        PhoneNumber: msisdn,
        CallBackURL: `${callbackBaseUrl}/api${pathOf(at(pushResult, params))}`,
        AccountReference: reference,
        TransactionDesc: 'Deposit',
      });
      return answerOf(outcome);
    },
    async queryPush(checkoutRequestId) {
      const query = () => client.post(QUERY_PATH, { ...signed(), CheckoutRequestID: checkoutRequestId });
      return stateOf(await repeatRead(timing.pause, query));
    },
  };
}

function answerOf(outcome: HttpOutcome): PushAnswer {
  const read = v.safeParse(AcceptedSchema, bodyOf(outcome));
  if (read.success) {
    const { MerchantRequestID, CheckoutRequestID, ResponseCode, ResponseDescription, CustomerMessage } = read.output;
    if (ResponseCode !== '0') return { kind: 'refused', errorCode: ResponseCode, errorMessage: ResponseDescription };
    return {
      kind: 'accepted',
      merchantRequestId: MerchantRequestID,
      checkoutRequestId: CheckoutRequestID,
      customerMessage: CustomerMessage,
    };
  }
  const refusal = refusalOf(outcome);
  if (refusal) return { kind: 'refused', ...refusal };
  throw failureOf(outcome, 'payment prompt');
}

/** @throws GatewayUnavailable without an outcome, because a query has no effect */
function stateOf(outcome: HttpOutcome): PushState {
  const error = errorOf(outcome);
  if (error && isStillProcessing(error)) return { kind: 'pending' };
  const read = v.safeParse(StateSchema, bodyOf(outcome));
  if (!read.success) throw new GatewayUnavailable(failureOf(outcome, 'query of a prompt').message);
  const { MerchantRequestID, CheckoutRequestID, ResultCode, ResultDesc } = read.output;
  if (ResultCode === UNDER_PROCESSING) return { kind: 'pending' };
  return {
    kind: 'ended',
    result: {
      merchantRequestId: MerchantRequestID,
      checkoutRequestId: CheckoutRequestID,
      resultCode: ResultCode,
      resultText: ResultDesc,
    },
  };
}
