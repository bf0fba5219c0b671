import { IDEMPOTENCY_HEADER } from '@contract/walletTerms.ts';
import type { Route } from '@contract/routes/route.ts';
import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import type { ApiError } from './apiError';
import type { Answer, ApiExtra, EndpointOptions } from './apiTypes';
import { type Askable, requestOf } from './requestOf';

/** What the store may see of a request that counts once. */
export interface OnceArg {
  idempotencyKey: string;
}

/** What the route of a request says that counts once. */
type OnceTypes = Askable & { key: string; body: object };

export interface OnceRequest<T extends OnceTypes, TArg extends OnceArg, TAnswer, TShown> {
  route: Route<T>;
  /** `sealed` is what was laid into the vault for it. */
  bodyOf: (arg: TArg, sealed: unknown) => T['body'];
  schema: v.GenericSchema<unknown, TAnswer>;
  /** Parts the answer: what the store may see, and what goes by the vault. */
  part: (answer: TAnswer) => { shown: TShown; sealed?: unknown };
}

export type Sent<TData> = { data: TData; error?: undefined } | { data?: undefined; error: ApiError };

type BaseQuery = (args: FetchArgs) => unknown;

const NOT_SENT: ApiError = { status: 'offline', message: 'The request could not be sent.' };

/** It is safe to send again where no answer came, as it carries its key. */
export const ONCE: EndpointOptions = { isRepeatable: true };

/**
 * A mutation that counts once, however often it arrives: its key is part of its argument. For `queryFn`, with `ONCE` as
 * options. Never throws: a part of the app that does not load is an error as any other.
 */
export const sendOnce =
  <T extends OnceTypes, TArg extends OnceArg, TAnswer, TShown>({
    route,
    bodyOf,
    schema,
    part,
  }: OnceRequest<T, TArg, TAnswer, TShown>) =>
  async (arg: TArg, { extra }: BaseQueryApi, _options: unknown, baseQuery: BaseQuery): Promise<Sent<TShown>> => {
    const sealed = (extra as ApiExtra).vault.get(arg.idempotencyKey);
    const headers = { [IDEMPOTENCY_HEADER]: arg.idempotencyKey };
    try {
      const body = bodyOf(arg, sealed?.sent);
      const request = requestOf<Askable>(route, { body });
      const answer = (await baseQuery({ ...request, headers })) as Answer;
      if (answer.error) return { error: answer.error };
      const read = v.safeParse(schema, answer.data);
      if (!read.success)
        return {
          error: { status: 'contract', message: `The backend's answer for ${request.url} does not fit the contract` },
        };
      const { shown, sealed: answered } = part(read.output);
      if (sealed) sealed.answered = answered;
      return { data: shown };
    } catch {
      return { error: NOT_SENT };
    }
  };
