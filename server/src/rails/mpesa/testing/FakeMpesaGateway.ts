/** M-Pesa in memory: a test ends each prompt, and each payout id is accepted once. */
import type {
  CallbackKind,
  MpesaGateway,
  PayoutAnswer,
  PayoutResult,
  PushAnswer,
  PushResult,
  PushState,
} from '../MpesaGateway.ts';
import { readPayoutResult, readPushResult } from '../daraja/readResults.ts';
import { Faults } from '../../../testing/Faults.ts';

export const CALLBACK_SECRET = 'fake-callback-secret';
/** The paths of answers to status queries have this secret. */
export const STATUS_SECRET = 'fake-callback-secret-of-a-status';

interface Prompt {
  depositId: string;
  msisdn: string;
  amountKes: number;
  reference: string;
  checkoutRequestId: string;
  result?: PushResult;
}

interface Payout {
  withdrawalId: string;
  msisdn: string;
  amountKes: number;
}

type PushAsk = Parameters<MpesaGateway['push']>[0];
type PayoutAsk = Parameters<MpesaGateway['payOut']>[0];

export class FakeMpesaGateway implements MpesaGateway {
  readonly pushFaults = new Faults();
  readonly queryFaults = new Faults();
  readonly payoutFaults = new Faults();
  /** The key is the deposit. */
  readonly prompts = new Map<string, Prompt>();
  /** The key is the withdrawal: each is paid at most once. */
  readonly payouts = new Map<string, Payout>();
  /** Received calls of `payOut`, repeats included. */
  readonly payoutCalls: string[] = [];
  readonly asked: string[] = [];
  /** Phones whose prompts and payouts are refused. */
  readonly refusedPhones = new Set<string>();

  push(ask: PushAsk): Promise<PushAnswer> {
    return this.pushFaults.strike(() => this.#push(ask));
  }

  queryPush(checkoutRequestId: string): Promise<PushState> {
    return this.queryFaults.strike(() => {
      const result = this.#promptOf(checkoutRequestId)?.result;
      if (!result) return { kind: 'pending' };
      const { amountKes: _amount, receipt: _receipt, ...queried } = result;
      return { kind: 'ended', result: queried };
    });
  }

  payOut(ask: PayoutAsk): Promise<PayoutAnswer> {
    return this.payoutFaults.strike(() => this.#payOut(ask));
  }

  async askPayout({ withdrawalId }: { withdrawalId: string }): Promise<void> {
    this.asked.push(withdrawalId);
  }

  readPushResult(body: unknown): PushResult | undefined {
    return readPushResult(body);
  }

  readPayoutResult(body: unknown): PayoutResult | undefined {
    return readPayoutResult(body);
  }

  isCallbackSecret(secret: string, kind: CallbackKind): boolean {
    return secret === (kind === 'status' ? STATUS_SECRET : CALLBACK_SECRET);
  }

  /** The player answers the prompt; the test delivers the callback. */
  endPush(depositId: string, resultCode = 0): PushResult {
    const prompt = this.prompts.get(depositId);
    if (!prompt) throw new Error(`Nobody was prompted for ${depositId}`);
    const { checkoutRequestId, amountKes, reference } = prompt;
    const result: PushResult = {
      merchantRequestId: `m-${depositId}`,
      checkoutRequestId,
      resultCode,
      resultText: 'as the test has it',
      ...(resultCode === 0 && { amountKes, receipt: `R${reference}` }),
    };
    prompt.result = result;
    return result;
  }

  /** The result of an accepted payout. */
  payoutResult(withdrawalId: string, resultCode = 0): PayoutResult {
    const payout = this.payouts.get(withdrawalId);
    if (!payout) throw new Error(`There is no payout ${withdrawalId}`);
    const paid = { amountKes: payout.amountKes, receipt: `P${withdrawalId}` };
    const conversationId = `AG_${withdrawalId}`;
    const result = { withdrawalId, conversationId, resultCode, resultText: 'as the test has it' };
    return { ...result, ...(resultCode === 0 && paid) };
  }

  #push(ask: PushAsk): PushAnswer {
    if (this.refusedPhones.has(ask.msisdn))
      return {
        kind: 'refused',
        errorCode: '400.002.02',
        errorMessage: `Bad Request - Invalid PhoneNumber ${ask.msisdn}`,
      };
    if (this.prompts.has(ask.depositId)) throw new Error(`${ask.depositId} was prompted twice`);
    const checkoutRequestId = `ws_CO_${ask.depositId}`;
    this.prompts.set(ask.depositId, { ...ask, checkoutRequestId });
    return { kind: 'accepted', merchantRequestId: `m-${ask.depositId}`, checkoutRequestId };
  }

  #payOut(ask: PayoutAsk): PayoutAnswer {
    this.payoutCalls.push(ask.withdrawalId);
    if (this.refusedPhones.has(ask.msisdn)) return { kind: 'refused', errorCode: '2', errorMessage: 'Declined' };
    if (this.payouts.has(ask.withdrawalId)) return { kind: 'duplicate' };
    this.payouts.set(ask.withdrawalId, { ...ask });
    return { kind: 'accepted', conversationId: `AG_${ask.withdrawalId}` };
  }

  #promptOf(checkoutRequestId: string): Prompt | undefined {
    return [...this.prompts.values()].find((prompt) => prompt.checkoutRequestId === checkoutRequestId);
  }
}

/** A prompt's callback as Daraja sends it. */
export const pushCallbackBody = ({ merchantRequestId, checkoutRequestId, resultCode, ...result }: PushResult) => ({
  Body: {
    stkCallback: {
      MerchantRequestID: merchantRequestId,
      CheckoutRequestID: checkoutRequestId,
      ResultCode: resultCode,
      ResultDesc: result.resultText,
      ...(result.amountKes !== undefined && {
        CallbackMetadata: {
          Item: [
            { Name: 'Amount', Value: result.amountKes },
            { Name: 'MpesaReceiptNumber', Value: result.receipt },
          ],
        },
      }),
    },
  },
});

/** A payout's result as Daraja sends it. */
export const payoutResultBody = ({ withdrawalId, resultCode, resultText, amountKes, ...result }: PayoutResult) => ({
  Result: {
    ResultType: 0,
    ResultCode: resultCode,
    ResultDesc: resultText,
    OriginatorConversationID: withdrawalId,
    ConversationID: result.conversationId,
    TransactionID: result.receipt,
    ...(amountKes !== undefined && {
      ResultParameters: { ResultParameter: [{ Key: 'TransactionAmount', Value: amountKes }] },
    }),
  },
});
