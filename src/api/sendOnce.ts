import { IDEMPOTENCY_HEADER, type Route } from '@contract/route.ts';
import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import type { ApiThunk } from './api';
import { type ApiError, unfit } from './apiError';
import type { Answer, ApiExtra, EndpointOptions } from './apiTypes';
import { type Askable, requestOf } from './endpoints';

/** The visible part of a request that counts once. */
export interface OnceArg {
  idempotencyKey: string;
}

/** The types of a route that counts once. */
type OnceTypes = Askable & { key: string; body: object };

interface OnceRequest<T extends OnceTypes, TArg extends OnceArg, TAnswer, TShown> {
  route: Route<T>;
  /** `sealed`: its data in the vault. */
  bodyOf: (arg: TArg, sealed: unknown) => T['body'];
  schema: v.GenericSchema<unknown, TAnswer>;
  /** Splits the answer: visible in the store, and hidden in the vault. */
  part: (answer: TAnswer) => { shown: TShown; sealed?: unknown };
}

export type Sent<TData> = { data: TData; error?: undefined } | { data?: undefined; error: ApiError };

type BaseQuery = (args: FetchArgs) => unknown;

const NOT_SENT: ApiError = { status: 'offline', message: 'The request could not be sent.' };

/** Safe to repeat without an answer, because it has its key. */
export const ONCE: EndpointOptions = { isRepeatable: true };

/** A `queryFn`, with `ONCE` as options. Never throws: a part that does not load is an error. */
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
      if (!read.success) return { error: unfit(request.url) };
      const { shown, sealed: answered } = part(read.output);
      if (sealed) sealed.answered = answered;
      return { data: shown };
    } catch {
      return { error: NOT_SENT };
    }
  };

/** Runs a request whose hidden data the vault has only while it runs; returns the hidden part of its answer. */
export const withSealed =
  <TResult>(
    key: string,
    sent: unknown,
    run: () => Promise<TResult>,
  ): ApiThunk<Promise<{ result: TResult; answered: unknown }>, unknown> =>
  async (_dispatch, _getState, { vault }) => {
    vault.set(key, { sent });
    try {
      const result = await run();
      return { result, answered: vault.get(key)?.answered };
    } finally {
      vault.delete(key);
    }
  };
