import type { Fate } from './types.ts';

const BY_LAST_DIGITS = new Map<string, Fate>([
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
export const fateOf = (msisdn: string): Fate => BY_LAST_DIGITS.get(msisdn.slice(-2)) ?? 'paid';

const FAILURES = new Map<Fate, [code: number, text: string]>([
  ['cancelled', [1032, 'The player cancelled the request']],
  ['insufficient', [1, 'The balance does not cover the payment']],
  ['unreachable', [1037, 'The phone cannot be reached']],
  ['wrongPin', [2001, 'The PIN is wrong']],
]);

export const PAID: [code: number, text: string] = [0, 'The request was processed'];

/** Safaricom's result code of a prompt, with our own text. */
export const pushResultOf = (fate: Fate): [code: number, text: string] => FAILURES.get(fate) ?? PAID;

export const payoutResultOf = (fate: Fate): [code: number, text: string] =>
  fate === 'payoutFails' ? [2040, 'The phone has no account to pay to'] : PAID;

const CALLBACKS = new Map<Fate, number>([
  ['silent', 0],
  ['repeated', 5],
]);

/** How many callbacks a prompt gets. */
export const callbacksOf = (fate: Fate): number => CALLBACKS.get(fate) ?? 1;

/** The amount really paid: one shilling less for a wrong amount. */
export const paidKesOf = (fate: Fate, amountKes: number): number =>
  fate === 'otherAmount' ? amountKes - 1 : amountKes;
