/** Daraja's error codes mean this for money. Source: https://developer.safaricom.co.ke */
import * as v from 'valibot';
import { GatewayUnavailable, type HttpOutcome, OutcomeUnknown } from '../../providerCalls.ts';

const ErrorSchema = v.object({ errorCode: v.string(), errorMessage: v.fallback(v.string(), '') });

export type DarajaError = v.InferOutput<typeof ErrorSchema>;

/** The token has ended, because another server took a new one. */
const BAD_TOKEN = ['404.001.03', '401.002.01', '401.003.01'];
/** Too many requests; nothing was done. */
const BUSY = ['500.003.02', '500.003.03', '429.001.01'];
const INSIDE = ['500.003.1001'];
/** The OriginatorConversationID came before. */
const DUPLICATE = '500.002.1001';
/** One code for many errors; only the text tells them apart. */
const MANY_THINGS = '500.001.1001';

/** The provider's error body, when it has the usual form. */
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

/** Refused before anything was done. */
function isWithoutEffect(outcome: HttpOutcome): boolean {
  if (outcome.kind !== 'answered') return outcome.kind === 'notSent';
  const { errorCode = '' } = errorOf(outcome) ?? {};
  if ([...BUSY, ...BAD_TOKEN].includes(errorCode)) return true;
  return !errorCode && outcome.status >= 300 && outcome.status < 500;
}

/** The error of a money request that was neither accepted nor refused with a reason. @returns the error to throw */
export function failureOf(outcome: HttpOutcome, what: string): GatewayUnavailable | OutcomeUnknown {
  const line = `mobile money: ${what} (${describe(outcome)})`;
  return isWithoutEffect(outcome) ? new GatewayUnavailable(line) : new OutcomeUnknown(line);
}

/** A refused prompt with a reason: read, and not done. If that is wrong, nothing is lost. */
export function refusalOf(outcome: HttpOutcome): DarajaError | undefined {
  const error = errorOf(outcome);
  if (!error || [...BUSY, ...BAD_TOKEN, ...INSIDE].includes(error.errorCode)) return undefined;
  return error;
}

/** Errors of the request itself, found before anything is done. */
const BAD_REQUEST = /^400\./;

/** A refused payout. Any other code may come after the money moved. */
export function payoutRefusalOf(outcome: HttpOutcome): DarajaError | undefined {
  const error = errorOf(outcome);
  return error && BAD_REQUEST.test(error.errorCode) ? error : undefined;
}
