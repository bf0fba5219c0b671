/** What a path of /api takes and answers. */
import type * as v from 'valibot';

export interface RouteContract {
  method: 'GET' | 'POST' | 'PATCH';
  /** Below /api, with Fastify's `:name` for parameters. */
  path: string;
  summary: string;
  /** Asks for the bearer token of a signed-in player. */
  isSignedIn?: true;
  params?: v.GenericSchema;
  query?: v.GenericSchema;
  body?: v.GenericSchema;
  /** The schema of the body's `data`. */
  data: v.GenericSchema;
}
