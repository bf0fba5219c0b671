import * as v from 'valibot';
import { payoutResult, payoutTimeout } from '../../../../../contract/mpesa.ts';
import { at, pathOf } from '../../../../../contract/route.ts';
import { ATTEMPT_PAUSES, GatewayUnavailable, type HttpOutcome, OutcomeUnknown } from '../../providerCalls.ts';
import type { MpesaGateway, PayoutAnswer } from '../MpesaGateway.ts';
import { type Daraja, repeatRead } from './DarajaClient.ts';
import { errorOf, failureOf, isDuplicate, payoutRefusalOf } from './darajaErrors.ts';
import { STATUS_MARK } from './readResults.ts';

const PAYOUT_PATH = '/mpesa/b2c/v3/paymentrequest';
const STATUS_PATH = '/mpesa/transactionstatus/v1/query';
/** Safaricom calls a shortcode by this type of identifier. */
const SHORTCODE_IDENTIFIER = '4';

const AcceptedSchema = v.object({ ConversationID: v.string(), ResponseCode: v.literal('0') });
const NotAcceptedSchema = v.object({ ResponseCode: v.string(), ResponseDescription: v.fallback(v.string(), '') });

/** Payments to phones. Our id identifies them, so a repeat has no second effect. */
export function darajaPayouts({ client, config, timing, secrets }: Daraja): Pick<MpesaGateway, 'payOut' | 'askPayout'> {
  const { securityCredential, shortcode, callbackBaseUrl, initiatorName } = config;
  const party = (kind: 'payout' | 'status', withdrawalId: string) => {
    const params = { secret: secrets.of(kind, withdrawalId), id: withdrawalId };
    return {
      SecurityCredential: securityCredential,
      PartyA: shortcode,
      Remarks: 'Withdrawal',
      QueueTimeOutURL: `${callbackBaseUrl}/api${pathOf(at(payoutTimeout, params))}`,
      ResultURL: `${callbackBaseUrl}/api${pathOf(at(payoutResult, params))}`,
    };
  };

  async function attempt({ withdrawalId, msisdn, amountKes }: Parameters<MpesaGateway['payOut']>[0]) {
    try {
      const outcome = await client.post(PAYOUT_PATH, {
        ...party('payout', withdrawalId),
        OriginatorConversationID: withdrawalId,
        InitiatorName: initiatorName,
        CommandID: 'BusinessPayment',
        Amount: amountKes,
        PartyB: msisdn,
        // Safaricom spells it so.
        Occassion: '',
      });
      return answerOf(outcome);
    } catch (error) {
      if (error instanceof GatewayUnavailable || error instanceof OutcomeUnknown) return error;
      throw error;
    }
  }

  return {
    /** It is repeated while the outcome is unknown. When one attempt may have arrived, a later refusal proves nothing. */
    async payOut(ask) {
      const first = await attempt(ask);
      if (!(first instanceof Error)) return first;
      let mayBeDone = first instanceof OutcomeUnknown;
      for (const ms of ATTEMPT_PAUSES) {
        await timing.pause(ms);
        const answer = await attempt(ask);
        if (!(answer instanceof Error) && !(mayBeDone && answer.kind === 'refused')) return answer;
        mayBeDone ||= answer instanceof OutcomeUnknown;
      }
      throw mayBeDone ? new OutcomeUnknown(first.message) : new GatewayUnavailable(first.message);
    },
    /** The first answer means nothing; the outcome comes to the result path. */
    async askPayout({ withdrawalId, conversationId }) {
      const outcome = await repeatRead(timing.pause, () =>
        client.post(STATUS_PATH, {
          ...party('status', withdrawalId),
          Initiator: initiatorName,
          CommandID: 'TransactionStatusQuery',
          OriginatorConversationID: withdrawalId,
          ...(conversationId && { OriginalConversationID: conversationId }),
          IdentifierType: SHORTCODE_IDENTIFIER,
          Occasion: STATUS_MARK,
        }),
      );
      const isAccepted = outcome.kind === 'answered' && v.is(AcceptedSchema, outcome.body);
      if (!isAccepted) throw new GatewayUnavailable(failureOf(outcome, 'status of a payout').message);
    },
  };
}

function answerOf(outcome: HttpOutcome): PayoutAnswer {
  const body = outcome.kind === 'answered' ? outcome.body : undefined;
  const accepted = v.safeParse(AcceptedSchema, body);
  if (accepted.success) return { kind: 'accepted', conversationId: accepted.output.ConversationID };
  const isServerError = outcome.kind === 'answered' && outcome.status >= 500;
  const notAccepted = v.safeParse(NotAcceptedSchema, isServerError ? undefined : body);
  if (notAccepted.success) {
    const { ResponseCode: errorCode, ResponseDescription: errorMessage } = notAccepted.output;
    return { kind: 'refused', errorCode, errorMessage };
  }
  const error = errorOf(outcome);
  if (error && isDuplicate(error)) return { kind: 'duplicate' };
  const refusal = payoutRefusalOf(outcome);
  if (refusal) return { kind: 'refused', ...refusal };
  throw failureOf(outcome, 'payout');
}
