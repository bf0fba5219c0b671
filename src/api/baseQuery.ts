import { type BaseQueryApi, type BaseQueryFn, type FetchArgs, fetchBaseQuery, retry } from '@reduxjs/toolkit/query';
import { type ApiError, toApiError } from './apiError';
import type { Answer, ApiExtra, EndpointOptions } from './apiTypes';
import { unwrap } from './unwrap';

const TIMEOUT_MS = 20_000;
const RETRIES = 2;

type ApiBaseQuery = BaseQueryFn<string | FetchArgs, unknown, ApiError, EndpointOptions>;

async function send(args: string | FetchArgs, context: BaseQueryApi, token: string | null): Promise<Answer> {
  const query = fetchBaseQuery({
    baseUrl: `${(context.extra as ApiExtra).origin}/api`,
    timeout: TIMEOUT_MS,
    prepareHeaders: (headers) => {
      headers.set('content-type', 'application/json');
      if (token) headers.set('authorization', `Bearer ${token}`);
    },
  });
  const { data, error } = await query(args, context, {});
  if (error) return { error: toApiError(error) };
  if (data === null || data === undefined) return { error: { status: 'unreadable', message: 'The answer is empty.' } };
  return { data: unwrap(data) };
}

/** What a player's request needs beyond a visitor's loads with the sign-in service. */
const once: ApiBaseQuery = async (args, context) => {
  const extra = context.extra as ApiExtra;
  const token = await extra.identity.getToken().catch(() => undefined);
  if (token === null) return send(args, context, null);
  const { sendAsPlayer } = await import(/* webpackChunkName: "firebase" */ './sendAsPlayer');
  return sendAsPlayer((bearer) => send(args, context, bearer), extra);
};

const isWorthRepeating = ({ status }: ApiError): boolean =>
  status === 'offline' || status === 'timeout' || (typeof status === 'number' && status >= 500);

/** Reads are tried again when the network or the server failed; a 4xx never is, nor a mutation that does not allow it. */
export const baseQuery = retry(once, {
  retryCondition: (error, _args, { attempt, baseQueryApi, extraOptions }) =>
    (baseQueryApi.type === 'query' || (extraOptions as EndpointOptions | undefined)?.isRepeatable === true) &&
    attempt <= RETRIES &&
    isWorthRepeating(error as ApiError),
});
