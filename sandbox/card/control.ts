/** Tests may do this to the card provider, beyond the effects of card numbers. */
import * as v from 'valibot';
import { SHARED_CONTROLS } from '../shared/controlSchemas.ts';
import { readBooks, sendTo } from '../shared/sendControl.ts';
import type { CardBooks } from './types.ts';

export const CardControlSchema = v.variant('action', [
  ...SHARED_CONTROLS,
  /** Pays as a browser would, such as with `pm_card_visa`; a decline is not an error of the order. */
  v.strictObject({ action: v.literal('confirm'), paymentIntentId: v.string(), paymentMethod: v.string() }),
  v.strictObject({ action: v.literal('authenticate'), paymentIntentId: v.string(), isConfirmed: v.boolean() }),
  v.strictObject({ action: v.literal('failRefund'), refundId: v.string() }),
  /** The card holder disputes the payment; the bank decides. */
  v.strictObject({ action: v.literal('dispute'), paymentIntentId: v.string() }),
  v.strictObject({
    action: v.literal('closeDispute'),
    paymentIntentId: v.string(),
    status: v.picklist(['won', 'lost']),
  }),
  /** Sends a webhook about the present intent, or its dispute by the type, several times; `secret` signs a forged one. */
  v.strictObject({
    action: v.literal('tell'),
    paymentIntentId: v.string(),
    type: v.optional(v.string(), 'payment_intent.succeeded'),
    times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
    secret: v.optional(v.string()),
    /** The object is changed like this, such as to another amount. */
    changes: v.optional(v.record(v.string(), v.unknown()), {}),
  }),
]);

export type CardControl = v.InferInput<typeof CardControlSchema>;

/** @throws Error when the sandbox provider refuses it */
export const controlCard = (url: string, control: CardControl): Promise<void> => sendTo(url, control);

/** Reads every intent, charge, refund and dispute of the provider. */
export const readCardBooks = (url: string): Promise<CardBooks> => readBooks<CardBooks>(url);
