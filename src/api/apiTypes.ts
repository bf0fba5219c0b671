import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query';
import type { Identity } from '@/identity';
import type { ApiError } from './apiError';

/** Request data outside the store: see `vault`. */
export interface Sealed {
  /** Part of the body. */
  sent: unknown;
  /** Removed from the answer. */
  answered?: unknown;
}

/** The extra argument of every thunk. */
export interface ApiExtra {
  readonly identity: Identity;
  /** Origin of the backend; tests set one, the browser uses its own. */
  readonly origin: string;
  /** The key is the idempotency key of the request. */
  readonly vault: Map<string, Sealed>;
}

export type ApiDispatch<TState> = ThunkDispatch<TState, ApiExtra, UnknownAction>;

export interface EndpointOptions {
  /** A mutation that may be sent again when it may not have arrived. */
  isRepeatable?: boolean;
  /** A refusal because of too many calls is not told to the player, who asked for nothing. */
  isQuiet?: boolean;
  /** Sees the answer last, and may replace it. */
  instead?: Instead;
}

export type Answer = { data: unknown; error?: undefined } | { error: ApiError };

export type Instead = (answer: Answer, args: FetchArgs, context: BaseQueryApi) => Answer | Promise<Answer>;

export interface Bearer {
  uid: string | undefined;
  token: Promise<string | null>;
}

/** Sends one request, with the player's token or as a visitor. */
export type Send = (token: string | null) => Promise<Answer>;
