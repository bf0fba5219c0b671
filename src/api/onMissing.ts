import type { FetchArgs } from '@reduxjs/toolkit/query';
import type { Answer, ApiExtra, Instead } from './apiTypes';
import { baseQuery } from './baseQuery';
import { isMissingCall } from './isMissingCall';

export interface MissingCall {
  /** Below /api, with its query. */
  url: string;
  /** Of who is signed in. */
  uid: string | undefined;
  /** Reads another path below /api. */
  ask: (url: string) => Promise<Answer>;
}

export type IfMissing = (call: MissingCall) => Answer | Promise<Answer>;

const urlOf = (args: string | FetchArgs): string => (typeof args === 'string' ? args : args.url);

/** For `instead` of an endpoint: answers where the backend has no such call, as one with the basic calls alone. */
export const onMissing =
  (answer: IfMissing): Instead =>
  (given, args, context) => {
    if (!given.error || !isMissingCall(given.error)) return given;
    const uid = (context.extra as ApiExtra).identity.whoIs()?.uid;
    return answer({ url: urlOf(args), uid, ask: async (url) => (await baseQuery(url, context, {})) as Answer });
  };
