/**
 * A route of /api: one text at run time, with its types for the compiler. Light enough for the first download; the schemas of
 * a route are in `contract/operations`, for the server alone.
 */

export interface RouteTypes {
  /** What stands for each `:name` of the path. */
  params?: object;
  /** As the server reads it: numbers are numbers. */
  query?: object;
  body?: object;
  /** The idempotency key, of a request that counts once. */
  key?: string;
  /** The `data` of the answer. */
  answer: unknown;
  /** The `code`s of the error body that are this route's own. */
  error?: string;
}

/** What a route has of a part, as its schema put it out. */
export type PartOf<T, TName extends string> = T extends Record<TName, infer TPart> ? TPart : unknown;

export type Method = 'GET' | 'POST' | 'PATCH';

declare const TYPES: unique symbol;

export type Route<T extends RouteTypes = RouteTypes> = string & { readonly [TYPES]: T };

export type AnswerOf<TRoute> = TRoute extends { readonly [TYPES]: { answer: infer TAnswer } } ? TAnswer : never;
export type ErrorOf<TRoute> = TRoute extends { readonly [TYPES]: { error: infer TCode } } ? TCode : never;

type Signature<T> = T extends { params: infer TParams }
  ? `${Method} /${string}:${keyof TParams & string}${string}`
  : `${Method} /${string}`;

/** @param signature such as `POST /games/:id/open`, below /api */
export const route = <T extends RouteTypes>(signature: Signature<T>): Route<T> => signature as string as Route<T>;

export const methodOf = (of: Route): Method => of.split(' ')[0] as Method;
export const pathOf = (of: Route): string => of.slice(of.indexOf('/'));

/** A part of what a route takes, under its name; left out where all of it may be. */
export type Part<T, TName extends string> =
  T extends Record<TName, infer TPart>
    ? object extends TPart
      ? Partial<Record<TName, TPart>>
      : Record<TName, TPart>
    : unknown;

/** A last argument that may be left out where nothing of it has to be given. */
export type Given<TParts> = object extends TParts ? [given?: TParts] : [given: TParts];
