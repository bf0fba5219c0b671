import type { ApiError, Sent } from '@/api';

export type Outcome<TData> =
  | { kind: 'answered'; data: TData }
  /** It had no effect. */
  | { kind: 'refused'; error: ApiError }
  /** It may have had its effect; repeated unchanged, it counts once. */
  | { kind: 'lost'; error: ApiError };

const REQUEST_TIMEOUT = 408;

/** Whether the request may have had its effect although no readable answer came. */
export const isUnanswered = ({ status, isAfterSilence }: ApiError): boolean =>
  isAfterSilence === true || typeof status !== 'number' || status >= 500 || status === REQUEST_TIMEOUT;

/** About the request itself, with the backend's own code; a gateway sends none, or a number. */
const isAboutTheRequest = ({ status, code }: ApiError): boolean =>
  typeof code === 'string' && (status === 400 || status === 402 || code === 'idempotency_conflict');

/** Temporary: the same request may succeed later. */
const PASSING: ReadonlySet<ApiError['status']> = new Set([401, 409, 429]);

/** The outcome of an answer. After a try without an answer, only an error about the request itself is a refusal. */
export function outcomeOf<TData>({ data, error }: Sent<TData>, wasUnanswered: boolean): Outcome<TData> {
  if (!error) return { kind: 'answered', data };
  const isOpen = (wasUnanswered || isUnanswered(error)) && !isAboutTheRequest(error);
  return { kind: isOpen ? 'lost' : 'refused', error };
}

/** Whether the request has ended, so that the next one is new. */
export const isSettled = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === 'answered' ||
  (outcome.kind === 'refused' && (isAboutTheRequest(outcome.error) || !PASSING.has(outcome.error.status)));
