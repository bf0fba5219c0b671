import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { createAction } from '@reduxjs/toolkit';

/** Why a call failed: the HTTP status, no answer, an answer that is not JSON, or one that breaks the contract. */
export interface ApiError {
  status: number | 'offline' | 'timeout' | 'unreadable' | 'contract';
  message: string;
  /** The `code` of the error body, such as `token_revoked`. */
  code?: string | undefined;
  /** The server refused one call too many and says when the next one may come. */
  retryAfterSeconds?: number | undefined;
  /** An earlier try of the same request got no answer, so it may have had its effect. */
  isAfterSilence?: boolean;
}

/** The errors of requests without an answer. */
const LOST: Partial<Record<FetchBaseQueryError['status'], ApiError>> = {
  FETCH_ERROR: { status: 'offline', message: 'The server could not be reached.' },
  TIMEOUT_ERROR: { status: 'timeout', message: 'The server did not answer in time.' },
};
const UNREADABLE: ApiError = { status: 'unreadable', message: 'The answer is not JSON.' };

/** An answer that breaks the contract; `why` tells where. */
export const unfit = (asked: string, why = ''): ApiError => ({
  status: 'contract',
  message: `The backend's answer for ${asked} does not fit the contract${why && `: ${why}`}`,
});

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

/** A call was one too many: after how many seconds the next one passes. */
export const callsRefused = createAction<number>('api/callsRefused');
