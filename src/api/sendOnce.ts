import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import type { ApiError } from './apiError';
import type { ApiExtra } from './apiTypes';
import { baseQuery } from './baseQuery';

export interface OnceRequest<TData> {
  /** Below /api, such as `mpesa/stk-push`. */
  url: string;
  body: unknown;
  /** The same key and body count once, however often they arrive. */
  headers: Readonly<Record<string, string>>;
  schema: v.GenericSchema<unknown, TData>;
}

export type Sent<TData> = { data: TData; error?: undefined } | { data?: undefined; error: ApiError };

export type OnceThunk<TData> = ThunkAction<Promise<Sent<TData>>, unknown, ApiExtra, UnknownAction>;

/** What the base query asks of whoever calls it. */
const contextOf = (context: Pick<BaseQueryApi, 'dispatch' | 'getState' | 'extra'>): BaseQueryApi => {
  const controller = new AbortController();
  return {
    ...context,
    signal: controller.signal,
    abort: () => controller.abort(),
    endpoint: 'sendOnce',
    type: 'mutation',
  };
};

const notSent = (): { data?: undefined; error: ApiError } => ({
  error: { status: 'offline', message: 'The request could not be sent.' },
});

/**
 * Sends a POST whose body or answer must not be seen in the store or in an action: phone numbers, client secrets.
 * It is tried again where no answer came, which is safe as `headers` carry an idempotency key. Never rejects: a part of
 * the app that does not load is an error as any other.
 */
export const sendOnce =
  <TData>({ url, body, headers, schema }: OnceRequest<TData>): OnceThunk<TData> =>
  async (dispatch, getState, extra) => {
    const context = contextOf({ dispatch, getState, extra });
    const ask = { url, method: 'POST', body, headers: { ...headers } };
    const { data, error } = await Promise.resolve(baseQuery(ask, context, { isRepeatable: true })).catch(notSent);
    if (error) return { error };
    const read = v.safeParse(schema, data);
    if (read.success) return { data: read.output };
    return { error: { status: 'contract', message: `The backend's answer for ${url} does not fit the contract` } };
  };
