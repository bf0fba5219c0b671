import {
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  fetchBaseQuery,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query';
import { type ApiError, callsRefused, toApiError } from './apiError';
import type { Answer, ApiExtra, EndpointOptions } from './apiTypes';

/** The `data` field of a body, else the whole body (docs/product.md, Calls). */
const unwrap = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'data' in body ? body.data : body;

const TIMEOUT_MS = 20_000;
const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 300;

/** Data that the page requested early is in the browser's language, which may not be the chosen one. */
const isOtherLanguage = ({ meta }: { meta?: FetchBaseQueryMeta | undefined }, language: string): boolean =>
  meta?.response?.headers.get('content-language')?.startsWith(language) === false;

async function send(args: FetchArgs, context: BaseQueryApi, token: string | null): Promise<Answer> {
  const language = document.documentElement.lang;
  let text = '';
  const query = fetchBaseQuery({
    baseUrl: `${(context.extra as ApiExtra).origin}/api`,
    timeout: TIMEOUT_MS,
    // The library copies every answer and reads both, which takes long for thousands of games: this one it gets without a body.
    fetchFn: async (...asked) => {
      const response = await fetch(...asked);
      text = await response.text();
      return new Response(null, response);
    },
    responseHandler: () => Promise.resolve(text ? JSON.parse(text) : null),
    prepareHeaders: (headers) => {
      headers.set('content-type', 'application/json');
      headers.set('accept-language', language);
      if (token) headers.set('authorization', `Bearer ${token}`);
    },
  });
  const ask = () => query(args, context, {});
  let answer = await ask();
  if (context.type === 'query' && isOtherLanguage(answer, language)) answer = await ask();
  const { data, error } = answer;
  if (error) return { error: toApiError(error) };
  if (data === null || data === undefined) return { error: { status: 'unreadable', message: 'The answer is empty.' } };
  return { data: unwrap(data) };
}

/** Code for signed-in requests loads with the sign-in service. */
async function once(args: FetchArgs, context: BaseQueryApi): Promise<Answer> {
  const { identity } = context.extra as ApiExtra;
  const uid = identity.whoIs()?.uid;
  const token = identity.getToken();
  if ((await token.catch(() => undefined)) === null) return send(args, context, null);
  const { sendAsPlayer } = await import(/* webpackChunkName: "firebase" */ './sendAsPlayer');
  return sendAsPlayer((bearer) => send(args, context, bearer), { uid, token }, context);
}

const isWorthRepeating = ({ status }: ApiError): boolean =>
  status === 'offline' || status === 'timeout' || (typeof status === 'number' && status >= 500);

/** Longer each time, and different for each browser. */
const pauseBefore = (attempt: number) =>
  new Promise((resolve) => setTimeout(resolve, (Math.random() + 0.4) * FIRST_PAUSE_MS * 2 ** attempt));

/** Repeats reads after a network or server failure; never a 4xx, or a mutation that does not allow it. */
async function repeated(args: FetchArgs, context: BaseQueryApi, options?: EndpointOptions): Promise<Answer> {
  const attempts = context.type === 'query' || options?.isRepeatable ? ATTEMPTS : 1;
  for (let attempt = 1; ; attempt += 1) {
    const answer = await once(args, context);
    const { error } = answer;
    if (!error) return answer;
    if (!isWorthRepeating(error)) return attempt > 1 ? { error: { ...error, isAfterSilence: true } } : answer;
    if (attempt === attempts || context.signal.aborted) return answer;
    await pauseBefore(attempt);
  }
}

export const baseQuery: BaseQueryFn<FetchArgs, unknown, ApiError, EndpointOptions> = async (args, context, options) => {
  const answer = await repeated(args, context, options);
  if (answer.error?.code === 'too_many_requests' && !options?.isQuiet)
    context.dispatch(callsRefused(answer.error.retryAfterSeconds ?? 60));
  return options?.instead?.(answer, args, context) ?? answer;
};
