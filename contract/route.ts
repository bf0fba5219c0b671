/**
 * A route of /api is one text with types, all that the web app needs of it. An operation adds what the server checks and
 * documents; it compiles only when its schemas give the types of the route.
 */
import * as v from 'valibot';
import { optionalText } from './fields.ts';

export interface RouteTypes {
  /** Values for each `:name` of the path. */
  params?: object;
  /** The query as the server reads it, with numbers as numbers. */
  query?: object;
  body?: object;
  /** The idempotency key of a request that counts once. */
  key?: string;
  answer: unknown;
  error?: string;
}

export type PartOf<T, TName extends string> = T extends Record<TName, infer TPart> ? TPart : unknown;
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

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

/** The route with values for the parameters of its path. */
export const at = <T extends RouteTypes & { params: object }>(
  of: Route<T>,
  params: Readonly<Record<keyof T['params'], string>>,
): Route<Omit<T, 'params'>> => {
  const texts: Readonly<Record<string, string>> = params;
  return of.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(texts[name] ?? '')) as Route<Omit<T, 'params'>>;
};

/** A schema that takes any input and puts out the type of the route. */
type SchemaOf<TOutput> = v.GenericSchema<unknown, TOutput>;

type Checked<T, TName extends keyof RouteTypes> =
  T extends Record<TName, infer TPart> ? Record<TName, SchemaOf<TPart>> : Partial<Record<TName, undefined>>;

type Errors<T> = T extends { error: infer TCode extends string }
  ? { errors: Record<TCode, number> }
  : { errors?: undefined };

type Parts<T> = Checked<T, 'params'> & Checked<T, 'query'> & Checked<T, 'body'> & Checked<T, 'key'> & Errors<T>;

/**
 * The callers of a route. `game`: with the launch token of a game that was opened for money, from any origin. `cardProvider`: with its
 * signature. `mpesaProvider`: by the secret in the path. `staff`: a person at the console, in a session of their own.
 */
export type Caller = 'anyone' | 'player' | 'game' | 'operator' | 'cardProvider' | 'mpesaProvider' | 'staff';

export interface Operation<T extends RouteTypes = RouteTypes> {
  method: Method;
  /** The path below /api, with Fastify's `:name` for parameters. */
  path: string;
  summary: string;
  data: SchemaOf<T['answer']>;
  caller: Caller;
  params?: v.GenericSchema;
  query?: v.GenericSchema;
  body?: v.GenericSchema;
  key?: v.GenericSchema<unknown, string>;
  /** Error codes of this route, with their status. */
  errors?: Readonly<Record<string, number>>;
  /** Only the compiler reads this field. */
  types?: T;
}

/** Compiles only when each schema gives the type of the route. */
const operationFor =
  (caller: Caller) =>
  <T extends RouteTypes>(
    of: Route<T>,
    summary: string,
    data: SchemaOf<T['answer']>,
    ...[parts]: Given<Parts<T>>
  ): Operation<T> => ({ method: methodOf(of), path: pathOf(of), summary, caller, data, ...parts });

export const forAll = operationFor('anyone');
export const forPlayers = operationFor('player');
export const forGames = operationFor('game');
export const forOperators = operationFor('operator');
/** An operation of the console has its path below /console-api. */
export const forStaff = operationFor('staff');

/** `mediaType` is such as `text/event-stream`. */
type RawBody = { mediaType: string; description: string; schema: v.GenericSchema };

/** An operation whose body or answer is no `{ data }`: a live stream, a call of a provider, the contract itself. */
interface RawParts extends Pick<Operation, 'summary' | 'caller' | 'params' | 'errors'> {
  headers?: v.GenericSchema;
  body?: RawBody;
  answer: RawBody;
}

export interface RawOperation extends RawParts, Pick<Operation, 'method' | 'path'> {}

export const raw = <T extends RouteTypes>(of: Route<T>, parts: RawParts): RawOperation => ({
  method: methodOf(of),
  path: pathOf(of),
  ...parts,
});

export const json = (description: string, schema: v.GenericSchema = v.looseObject({})): RawBody => ({
  mediaType: 'application/json',
  description,
  schema,
});

/** Server-sent events; `schema` is of one event, from its `event:` and `data:` lines. */
export const eventStream = (schema: v.GenericSchema): RawBody => ({
  mediaType: 'text/event-stream',
  description: 'A stream that stays open. Each event has one of these names, and its data as JSON',
  schema,
});

export const ErrorBodySchema = v.object({
  error: v.object({
    /** A stable code, such as `not_found`. */
    code: v.string(),
    /** Tells people what is wrong and what to do. */
    message: v.string(),
    /** The same as `Retry-After` beside status 429, which a call from another origin cannot read. */
    retryAfterSeconds: v.optional(v.number()),
  }),
});
export type ErrorBody = v.InferOutput<typeof ErrorBodySchema>;

/** Sent with each POST that moves money; the same key and body get the first answer again. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
export const IdempotencyKeySchema = v.pipe(v.string(), v.regex(/^[\w-]{8,128}$/));

/** Some clients know no keys: the server makes a missing one, and its answer tells it as `idempotencyKey`. */
export const OptionalKeySchema = v.optional(IdempotencyKeySchema, () => crypto.randomUUID());
export const madeKeyField = optionalText();

/** A request that counts once is refused for these reasons. */
export const KEY_REFUSALS = { idempotency_key_needed: 400, idempotency_conflict: 409 } as const;
