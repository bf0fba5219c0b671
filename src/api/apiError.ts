import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';

/** Why a call failed: the HTTP status, no answer, an answer that is not JSON, or one that breaks the contract. */
export interface ApiError {
  status: number | 'offline' | 'timeout' | 'unreadable' | 'contract';
  message: string;
  /** The `code` of the error body, such as `token_revoked`. */
  code?: string | undefined;
  /** Of a call that was one too many. */
  retryAfterSeconds?: number | undefined;
  /** An earlier try of the same request got no answer, so it may have had its effect. */
  isAfterSilence?: boolean;
}

/** Without an answer. */
const LOST: Partial<Record<FetchBaseQueryError['status'], ApiError>> = {
  FETCH_ERROR: { status: 'offline', message: 'The server could not be reached.' },
  TIMEOUT_ERROR: { status: 'timeout', message: 'The server did not answer in time.' },
};
const UNREADABLE: ApiError = { status: 'unreadable', message: 'The answer is not JSON.' };

/** The part of a body that says why: `code`, and how long to wait. */
type Refused = { error?: Pick<ApiError, 'code' | 'retryAfterSeconds'> } | null | undefined;

/** An answer with an error status is that error, whatever its body (docs/product.md, Errors). */
const httpError = (status: number, body?: unknown): ApiError => ({
  ...(body as Refused)?.error,
  status,
  message: `HTTP error! status: ${status}`,
});

export function toApiError(error: FetchBaseQueryError): ApiError {
  if (typeof error.status === 'number') return httpError(error.status, error.data);
  if (error.status === 'PARSING_ERROR' && error.originalStatus >= 400) return httpError(error.originalStatus);
  return LOST[error.status] ?? UNREADABLE;
}
