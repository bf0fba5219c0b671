import type { Outcome } from './types.ts';

const BY_LAST_DIGITS = new Map<string, Outcome>([
  ['01', 'cancelled'],
  ['02', 'insufficient'],
  ['03', 'unreachable'],
  ['04', 'wrongPin'],
  ['05', 'refused'],
  ['06', 'silent'],
  ['07', 'repeated'],
  ['08', 'otherAmount'],
  ['09', 'payoutFails'],
]);

/** The last two digits decide the outcome. */
export const outcomeOf = (msisdn: string): Outcome => BY_LAST_DIGITS.get(msisdn.slice(-2)) ?? 'paid';

const FAILURES = new Map<Outcome, [code: number, text: string]>([
  ['cancelled', [1032, 'The player cancelled the request']],
  ['insufficient', [1, 'The balance does not cover the payment']],
  ['unreachable', [1037, 'The phone cannot be reached']],
  ['wrongPin', [2001, 'The PIN is wrong']],
]);

export const PAID: [code: number, text: string] = [0, 'The request was processed'];

/** Safaricom's result code of a prompt comes with our own text. */
export const pushResultOf = (outcome: Outcome): [code: number, text: string] => FAILURES.get(outcome) ?? PAID;

export const payoutResultOf = (outcome: Outcome): [code: number, text: string] =>
  outcome === 'payoutFails' ? [2040, 'The phone has no account to pay to'] : PAID;

const CALLBACKS = new Map<Outcome, number>([
  ['silent', 0],
  ['repeated', 5],
]);

/** A prompt gets so many callbacks. */
export const callbacksOf = (outcome: Outcome): number => CALLBACKS.get(outcome) ?? 1;

/** The amount really paid: one shilling less for a wrong amount. */
export const paidKesOf = (outcome: Outcome, amountKes: number): number =>
  outcome === 'otherAmount' ? amountKes - 1 : amountKes;
