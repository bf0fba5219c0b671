import type { ApiError, Sent } from '@/api';

export type Outcome<TData> =
  | { kind: 'answered'; data: TData }
  /** It was not taken. */
  | { kind: 'refused'; error: ApiError }
  /** It may have been taken: sent again as it was, it counts once. */
  | { kind: 'lost'; error: ApiError };

const REQUEST_TIMEOUT = 408;

/** Whether the backend may have taken the request although its answer did not come, or could not be read. */
export const isUnanswered = ({ status, isAfterSilence }: ApiError): boolean =>
  isAfterSilence === true || typeof status !== 'number' || status >= 500 || status === REQUEST_TIMEOUT;

/** About the request itself and in the backend's own words: what comes from a gateway has none, or a number. */
const isAboutTheRequest = ({ status, code }: ApiError): boolean =>
  typeof code === 'string' && (status === 400 || status === 402 || code === 'idempotency_conflict');

/** About the moment or the person: the same request may be taken a little later. */
const PASSING: ReadonlySet<ApiError['status']> = new Set([401, 409, 429]);

/** What an answer says of the request; after one that never came, only one about the request itself is a refusal. */
export function outcomeOf<TData>({ data, error }: Sent<TData>, wasUnanswered: boolean): Outcome<TData> {
  if (!error) return { kind: 'answered', data };
  const isOpen = (wasUnanswered || isUnanswered(error)) && !isAboutTheRequest(error);
  return { kind: isOpen ? 'lost' : 'refused', error };
}

/** Whether the request has come to its end, so that the next one is another. */
export const isSettled = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === 'answered' ||
  (outcome.kind === 'refused' && (isAboutTheRequest(outcome.error) || !PASSING.has(outcome.error.status)));
