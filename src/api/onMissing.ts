import type { FetchArgs } from '@reduxjs/toolkit/query';
import type { ApiError } from './apiError';
import type { Answer, ApiExtra, Instead } from './apiTypes';
import { baseQuery } from './baseQuery';

/** Our backend sends `not_found` for a missing call, and another code for a missing record; others send none. */
export const isMissingCall = ({ status, code = 'not_found' }: ApiError): boolean =>
  status === 404 && code === 'not_found';

interface MissingCall {
  query: Record<string, unknown>;
  uid: string | undefined;
  ask: (request: FetchArgs) => Promise<Answer>;
}

export type IfMissing = (call: MissingCall) => Answer | Promise<Answer>;

/** The value of `instead`: the answer of a backend without the call, such as one with the basic calls alone. */
export const onMissing =
  (answer: IfMissing): Instead =>
  (given, { params = {} }, context) => {
    if (!given.error || !isMissingCall(given.error)) return given;
    const uid = (context.extra as ApiExtra).identity.whoIs()?.uid;
    return answer({ query: params, uid, ask: async (request) => (await baseQuery(request, context, {})) as Answer });
  };

/** Gives `instead` the answer when the backend does not have the call. */
export const answering = (data: unknown): Instead => onMissing(() => ({ data }));
