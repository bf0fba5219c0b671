/** A route of /api as one text with types, small for the first download; schemas are in `contract/operations`. */

export interface RouteTypes {
  /** Values for each `:name` of the path. */
  params?: object;
  /** As the server reads it, with numbers as numbers. */
  query?: object;
  body?: object;
  /** The idempotency key of a request that counts once. */
  key?: string;
  /** The `data` of the answer. */
  answer: unknown;
  /** Error `code`s of this route. */
  error?: string;
}

/** The output type of one part. */
export type PartOf<T, TName extends string> = T extends Record<TName, infer TPart> ? TPart : unknown;

export type Method = 'GET' | 'POST' | 'PATCH';

declare const TYPES: unique symbol;

export type Route<T extends RouteTypes = RouteTypes> = string & { readonly [TYPES]: T };

type Signature<T> = T extends { params: infer TParams }
  ? `${Method} /${string}:${keyof TParams & string}${string}`
  : `${Method} /${string}`;

/** @param signature such as `POST /games/:id/open`, below /api */
export const route = <T extends RouteTypes>(signature: Signature<T>): Route<T> => signature as string as Route<T>;

export const methodOf = (of: Route): Method => of.split(' ')[0] as Method;
export const pathOf = (of: Route): string => of.slice(of.indexOf('/'));

/** One part of the request; optional when all its fields are optional. */
export type Part<T, TName extends string> =
  T extends Record<TName, infer TPart>
    ? object extends TPart
      ? Partial<Record<TName, TPart>>
      : Record<TName, TPart>
    : unknown;

/** A last argument that is optional when nothing in it is required. */
export type Given<TParts> = object extends TParts ? [given?: TParts] : [given: TParts];
