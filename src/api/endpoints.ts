import type { Given, Part, Route, RouteTypes } from '@contract/route.ts';
import type { GenericSchema } from 'valibot';
import type { FetchArgs } from '@reduxjs/toolkit/query';

/** A contract schema as `responseSchema`. RTK Query expects the same input and output type; ours accept any input. */
export const readAs = <TOutput>(schema: GenericSchema<unknown, TOutput>): GenericSchema<TOutput, TOutput> =>
  schema as unknown as GenericSchema<TOutput, TOutput>;

/** A route without open parameters; `at` fills them. */
export type Askable = RouteTypes & { params?: never };
type Parts<T> = Part<T, 'query'> & Part<T, 'body'>;
type Sends<T> = T extends { body: infer TBody } ? TBody : void;
/** The answer contains what the schema reads. */
type Fits<T extends RouteTypes, TRead> = T['answer'] extends TRead ? unknown : never;

/** The answer of an endpoint's `query`: address, method and body. */
export function requestOf<T extends Askable>(of: Route<T>, ...given: Given<Parts<T>>): FetchArgs {
  const [method, url = ''] = of.split(' ');
  const parts = given[0] as { query?: Record<string, unknown>; body?: unknown } | undefined;
  return { url, method, params: parts?.query, body: parts?.body };
}

/** An endpoint that sends its argument as the body, if its route has one, and reads the answer with `schema`. */
export const endpointOf = <T extends Askable, TRead>(
  of: Route<T>,
  schema: GenericSchema<unknown, TRead> & Fits<T, TRead>,
) => ({
  query: (body: Sends<T>) => requestOf<Askable>(of, { body: body as object }),
  responseSchema: readAs<TRead>(schema),
});
