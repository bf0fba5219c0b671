import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query';
import type { Identity } from '@/identity';
import type { ApiError } from './apiError';

/** What goes with a request beside the store: see `vault`. */
export interface Sealed {
  /** Goes into the body. */
  sent: unknown;
  /** Was taken out of the answer. */
  answered?: unknown;
}

/** What the store hands to every thunk. */
export interface ApiExtra {
  readonly identity: Identity;
  /** Origin of the backend; tests name one, the browser uses its own. */
  readonly origin: string;
  /** By idempotency key. */
  readonly vault: Map<string, Sealed>;
}

/** Dispatches the thunks that need a store with this state. */
export type ApiDispatch<TState> = ThunkDispatch<TState, ApiExtra, UnknownAction>;

export interface EndpointOptions {
  /** A mutation that may be sent again when it is not known whether it arrived. */
  isRepeatable?: boolean;
  /** Sees the answer last, and may give another in its place. */
  instead?: Instead;
}

export type Answer = { data: unknown; error?: undefined } | { error: ApiError };

export type Instead = (answer: Answer, args: FetchArgs, context: BaseQueryApi) => Answer | Promise<Answer>;

/** In whose name a request is sent. */
export interface Bearer {
  uid: string | undefined;
  token: Promise<string | null>;
}

/** Sends one request, as the player of the token or as a visitor. */
export type Send = (token: string | null) => Promise<Answer>;
