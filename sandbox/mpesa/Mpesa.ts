import type { KeptDocuments } from '../shared/KeptDocuments.ts';
import type { Outbox } from '../shared/Outbox.ts';
import { payoutResult, pushCallback, statusResult } from './callbackBodies.ts';
import { callbacksOf, outcomeOf, paidKesOf, payoutResultOf, pushResultOf } from './outcomes.ts';
import { newCheckoutRequestId, newConversationId, newMerchantRequestId, newReceipt } from './ids.ts';
import type { PayoutRequest, PushRequest, StatusRequest } from './requestSchemas.ts';
import type { MpesaBooks, Payout, Push } from './types.ts';

const INITIATOR_WRONG: [number, string] = [2001, 'The initiator is not known'];

/** M-Pesa at home sends prompts and payouts, and their callbacks. */
export class Mpesa {
  readonly #kept: KeptDocuments;
  readonly #outbox: Outbox;
  /** A prompt or payout ends after so many ms. */
  answerMs: number;

  constructor(kept: KeptDocuments, outbox: Outbox, answerMs: number) {
    this.#kept = kept;
    this.#outbox = outbox;
    this.answerMs = answerMs;
  }

  /** The outcome is decided now and hidden until its time. */
  push({ PhoneNumber, Amount, AccountReference, CallBackURL }: PushRequest): Push {
    const outcome = outcomeOf(PhoneNumber);
    const [resultCode, resultText] = pushResultOf(outcome);
    const push: Push = {
      id: newCheckoutRequestId(),
      merchantRequestId: newMerchantRequestId(),
      msisdn: PhoneNumber,
      amountKes: Amount,
      reference: AccountReference,
      callbackUrl: CallBackURL,
      outcome,
      endsAt: Date.now() + this.answerMs,
      resultCode,
      resultText,
      ...(resultCode === 0 && { receipt: newReceipt(), paidKes: paidKesOf(outcome, Amount) }),
    };
    this.#kept.atOnce(() => {
      this.#kept.put('push', push);
      for (let left = callbacksOf(outcome); left > 0; left -= 1) this.tell(push, push.endsAt);
    });
    return push;
  }

  findPush(id: string): Push | undefined {
    return this.#kept.get('push', id);
  }

  /** Sends the outcome of a prompt, true or false. */
  tell(push: Push, dueAt: number): void {
    this.#outbox.add(push.callbackUrl, pushCallback(push), dueAt);
  }

  /** Ends the open prompts of a phone now. */
  async answerNow(msisdn: string): Promise<void> {
    const endsAt = Date.now();
    const open = this.#kept.all<Push>('push').filter((push) => push.msisdn === msisdn && push.endsAt > endsAt);
    for (const push of open) {
      const ended: Push = { ...push, endsAt };
      this.#kept.put('push', ended);
      await this.#outbox.sendNow(push.callbackUrl);
    }
  }

  findPayout(id: string): Payout | undefined {
    return this.#kept.get('payout', id);
  }

  payOut(request: PayoutRequest, isInitiatorKnown: boolean): Payout {
    const [resultCode, resultText] = isInitiatorKnown ? payoutResultOf(outcomeOf(request.PartyB)) : INITIATOR_WRONG;
    const payout: Payout = {
      id: request.OriginatorConversationID,
      conversationId: newConversationId(),
      msisdn: request.PartyB,
      amountKes: request.Amount,
      endsAt: Date.now() + this.answerMs,
      resultCode,
      resultText,
      receipt: newReceipt(),
    };
    this.#kept.atOnce(() => {
      this.#kept.put('payout', payout);
      this.#outbox.add(request.ResultURL, payoutResult(payout), payout.endsAt);
    });
    return payout;
  }

  /** @returns the conversation id of the query */
  askStatus({ OriginatorConversationID, ResultURL, Occasion }: StatusRequest): string {
    const conversationId = newConversationId();
    const now = Date.now();
    const asked = { originatorId: newMerchantRequestId(), conversationId, mark: Occasion, now };
    const body = statusResult(this.findPayout(OriginatorConversationID), asked);
    this.#outbox.add(ResultURL, body, now + this.answerMs / 4);
    return conversationId;
  }

  books(): MpesaBooks {
    return { pushes: this.#kept.all<Push>('push'), payouts: this.#kept.all<Payout>('payout') };
  }
}
