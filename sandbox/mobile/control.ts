/** What a test may do to mobile money, beyond what a phone number can say. */
import * as v from 'valibot';
import { SHARED_CONTROLS } from '../shared/controlSchemas.ts';
import { readBooks, sendTo } from '../shared/sendControl.ts';
import type { MobileBooks } from './types.ts';

const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));

export const MobileControlSchema = v.variant('action', [
  ...SHARED_CONTROLS,
  /** Until prompts and payouts made from now on end, in ms. */
  v.strictObject({ action: v.literal('answerMs'), ms: wholeNumber }),
  v.strictObject({ action: v.literal('endToken') }),
  /**
   * Sends a callback about a prompt at once: as it is, or with another end than the true one. The books stay as they
   * are.
   */
  v.strictObject({
    action: v.literal('tell'),
    checkoutRequestId: v.string(),
    resultCode: v.optional(wholeNumber),
    amountKes: v.optional(wholeNumber),
    receipt: v.optional(v.string()),
  }),
]);

export type MobileControl = v.InferInput<typeof MobileControlSchema>;

/** @throws Error when the stand-in refuses it */
export const controlMobile = (url: string, control: MobileControl): Promise<void> => sendTo(url, control);

/** Every prompt and payout as the provider knows them. */
export const readMobileBooks = (url: string): Promise<MobileBooks> => readBooks<MobileBooks>(url);
