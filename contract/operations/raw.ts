/** Operations without `{ data }`: the live stream, calls of payment providers, the contract itself. */
import * as v from 'valibot';
import { methodOf, pathOf, type Route, type RouteTypes } from '../routes/route.ts';
import type { Operation } from './operation.ts';

interface RawBody {
  /** Such as `text/event-stream`. */
  mediaType: string;
  description: string;
  schema: v.GenericSchema;
}

interface RawParts extends Pick<Operation, 'summary' | 'isSignedIn' | 'params' | 'errors'> {
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
