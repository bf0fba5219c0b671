/** What the server checks and documents for a route; OpenAPI calls it an operation. */
import type * as v from 'valibot';
import type { Given, Method, Route, RouteTypes } from '../routes/route.ts';
import { methodOf, pathOf } from '../routes/route.ts';

/** Any input; the output type of the route. */
type SchemaOf<TOutput> = v.GenericSchema<unknown, TOutput>;

type Checked<T, TName extends keyof RouteTypes> =
  T extends Record<TName, infer TPart> ? Record<TName, SchemaOf<TPart>> : Partial<Record<TName, undefined>>;

type Errors<T> = T extends { error: infer TCode extends string }
  ? { errors: Record<TCode, number> }
  : { errors?: undefined };

type Parts<T> = Checked<T, 'params'> & Checked<T, 'query'> & Checked<T, 'body'> & Checked<T, 'key'> & Errors<T>;

export interface Operation<T extends RouteTypes = RouteTypes> {
  method: Method;
  /** Below /api, with Fastify's `:name` for parameters. */
  path: string;
  summary: string;
  /** For the `data` of the body. */
  data: SchemaOf<T['answer']>;
  /** Requires the bearer token of a signed-in player. */
  isSignedIn?: true;
  /** Requires the launch token of a game that was opened for money; any origin may ask. */
  isLaunched?: true;
  params?: v.GenericSchema;
  query?: v.GenericSchema;
  body?: v.GenericSchema;
  key?: v.GenericSchema<unknown, string>;
  /** Error codes of this route, with their status. */
  errors?: Readonly<Record<string, number>>;
  /** For the compiler only. */
  types?: T;
}

/** For everybody. Compiles only when each schema gives the type of the route. */
export const forAll = <T extends RouteTypes>(
  of: Route<T>,
  summary: string,
  data: SchemaOf<T['answer']>,
  ...[parts]: Given<Parts<T>>
): Operation<T> => ({ method: methodOf(of), path: pathOf(of), summary, data, ...parts });

export const forPlayers = <T extends RouteTypes>(...described: Parameters<typeof forAll<T>>): Operation<T> => ({
  ...forAll(...described),
  isSignedIn: true,
});

/** For a game that was opened for money. */
export const forGames = <T extends RouteTypes>(...described: Parameters<typeof forAll<T>>): Operation<T> => ({
  ...forAll(...described),
  isLaunched: true,
});
