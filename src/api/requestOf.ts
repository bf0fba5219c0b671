import type { Given, Part, Route, RouteTypes } from '@contract/routes/route.ts';
import type { FetchArgs } from '@reduxjs/toolkit/query';
import type { GenericSchema } from 'valibot';
import { readAs } from './readAs';

/** A route with names in its path is given what stands for them by `at`. */
export type Askable = RouteTypes & { params?: never };
type Parts<T> = Part<T, 'query'> & Part<T, 'body'>;
type Sends<T> = T extends { body: infer TBody } ? TBody : void;
/** What a schema reads has to be in the answer. */
type Fits<T extends RouteTypes, TRead> = T['answer'] extends TRead ? unknown : never;

/** What the `query` of an endpoint answers: where its route is, and what is sent there. */
export function requestOf<T extends Askable>(of: Route<T>, ...given: Given<Parts<T>>): FetchArgs {
  const [method, url = ''] = of.split(' ');
  const parts = given[0] as { query?: Record<string, unknown>; body?: unknown } | undefined;
  return { url, method, params: parts?.query, body: parts?.body };
}

/** Of an endpoint that sends its argument as the body where its route takes one, and reads the answer by `schema`. */
export const endpointOf = <T extends Askable, TRead>(
  of: Route<T>,
  schema: GenericSchema<unknown, TRead> & Fits<T, TRead>,
) => ({
  query: (body: Sends<T>) => requestOf<Askable>(of, { body: body as object }),
  responseSchema: readAs<TRead>(schema),
});
