/** What Daraja's error codes mean for money. Source: https://developer.safaricom.co.ke, facts of payments. */
import * as v from 'valibot';
import { GatewayUnavailable, OutcomeUnknown } from '../../gateway/gatewayErrors.ts';
import type { HttpOutcome } from '../../gateway/requestJson.ts';

const ErrorSchema = v.object({ errorCode: v.string(), errorMessage: v.fallback(v.string(), '') });

export type DarajaError = v.InferOutput<typeof ErrorSchema>;

/** The token has ended, as another machine took a new one. */
const BAD_TOKEN = ['404.001.03', '401.002.01', '401.003.01'];
/** Too many requests: turned away at the door. */
const BUSY = ['500.003.02', '500.003.03', '429.001.01'];
/** Its own failure somewhere inside. */
const INSIDE = ['500.003.1001'];
/** An OriginatorConversationID that came before. */
const DUPLICATE = '500.002.1001';
/** Says many things; which, only the words tell. */
const MANY_THINGS = '500.001.1001';

/** The provider's own words, when it answered in its form of an error. */
export function errorOf(outcome: HttpOutcome): DarajaError | undefined {
  const read = outcome.kind === 'answered' ? v.safeParse(ErrorSchema, outcome.body) : undefined;
  return read?.success ? read.output : undefined;
}

export const isTokenRefused = (outcome: HttpOutcome): boolean => BAD_TOKEN.includes(errorOf(outcome)?.errorCode ?? '');

export const isStillProcessing = ({ errorCode, errorMessage }: DarajaError): boolean =>
  errorCode === MANY_THINGS && /being processed|under process/i.test(errorMessage);

export const isDuplicate = ({ errorCode, errorMessage }: DarajaError): boolean =>
  errorCode === DUPLICATE && /duplicate/i.test(errorMessage);

const describe = (outcome: HttpOutcome): string =>
  outcome.kind === 'answered' ? `HTTP ${outcome.status} ${errorOf(outcome)?.errorCode ?? ''}`.trim() : 'no answer';

/** Turned away before anything was done. */
function isWithoutEffect(outcome: HttpOutcome): boolean {
  if (outcome.kind !== 'answered') return outcome.kind === 'notSent';
  const { errorCode = '' } = errorOf(outcome) ?? {};
  if ([...BUSY, ...BAD_TOKEN].includes(errorCode)) return true;
  return !errorCode && outcome.status >= 300 && outcome.status < 500;
}

/**
 * What a request that moves money came to, when it was neither accepted nor refused with a reason.
 * @returns the error to throw
 */
export function failureOf(outcome: HttpOutcome, what: string): GatewayUnavailable | OutcomeUnknown {
  const line = `mobile money: ${what} (${describe(outcome)})`;
  return isWithoutEffect(outcome) ? new GatewayUnavailable(line) : new OutcomeUnknown(line);
}

/** A prompt's refusal with a reason: the request was read, and not done. Nothing is lost when that is wrong. */
export function refusalOf(outcome: HttpOutcome): DarajaError | undefined {
  const error = errorOf(outcome);
  if (!error || [...BUSY, ...BAD_TOKEN, ...INSIDE].includes(error.errorCode)) return undefined;
  return error;
}

/** What is wrong with the request itself, found before anything is done. */
const BAD_REQUEST = /^400\./;

/** A payout's refusal. Any other code may come from behind the point where money moves. */
export function payoutRefusalOf(outcome: HttpOutcome): DarajaError | undefined {
  const error = errorOf(outcome);
  return error && BAD_REQUEST.test(error.errorCode) ? error : undefined;
}
