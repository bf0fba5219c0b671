/** Tests may do this to M-Pesa, beyond the effects of phone numbers. */
import * as v from 'valibot';
import { SHARED_CONTROLS } from '../shared/controlSchemas.ts';
import { readBooks, sendTo } from '../shared/sendControl.ts';
import type { MpesaBooks } from './types.ts';

const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));

export const MpesaControlSchema = v.variant('action', [
  ...SHARED_CONTROLS,
  /** The time until new prompts and payouts end, ms. */
  v.strictObject({ action: v.literal('answerMs'), ms: wholeNumber }),
  v.strictObject({ action: v.literal('endToken') }),
  /** The person with this phone answers its open prompts now instead of later. */
  v.strictObject({ action: v.literal('answerNow'), msisdn: v.string() }),
  /**
   * Sends a callback about a prompt at once, with the true outcome or another one. The provider's records do not
   * change.
   */
  v.strictObject({
    action: v.literal('tell'),
    checkoutRequestId: v.string(),
    resultCode: v.optional(wholeNumber),
    amountKes: v.optional(wholeNumber),
    receipt: v.optional(v.string()),
  }),
]);

export type MpesaControl = v.InferInput<typeof MpesaControlSchema>;

/** @throws Error when the sandbox provider refuses it */
export const controlMpesa = (url: string, control: MpesaControl): Promise<void> => sendTo(url, control);

/** Reads every prompt and payout of the provider. */
export const readMpesaBooks = (url: string): Promise<MpesaBooks> => readBooks<MpesaBooks>(url);
