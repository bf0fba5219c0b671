/** Requests for any operation of the server: valid ones, and valid ones with something changed. */
import fc from 'fast-check';
import type * as v from 'valibot';
import type { Operation, RawOperation } from '../../contract/route.ts';
import { toSchema } from '../../server/src/openapi/toSchema.ts';
import { FOREIGN_KEYS, hostileTexts, hostileValues, PROTOTYPE_KEYS } from './hostile.ts';
import { type Mutation, mutated, serialised } from './mutate.ts';
import { shapeOf, type Words } from './shapes.ts';

export type AnyOperation = Operation | RawOperation;

export const ACTORS = ['visitor', 'player', 'other', 'operator', 'stranger'] as const;
export type Actor = (typeof ACTORS)[number];

export interface FuzzRequest {
  actor: Actor;
  method: string;
  /** The path includes its query. */
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

export const nameOf = ({ method, path }: AnyOperation): string => `${method} ${path}`;

const mutations: fc.Arbitrary<Mutation> = fc.record({
  how: fc.constantFrom('keep', 'replace', 'replace', 'replace', 'remove', 'add', 'repeat'),
  place: fc.nat(200),
  key: fc.constantFrom<string>(...PROTOTYPE_KEYS, ...FOREIGN_KEYS),
  value: hostileValues,
});

/** Now and then a value; otherwise undefined. */
const seldom = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ arbitrary: fc.constant(undefined), weight: 7 }, { arbitrary, weight: 1 });

const METHODS = ['HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'POST', 'GET'];
const MEDIA_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=a',
  'application/xml',
  'application/json; charset=utf-16',
  'application/json;;;',
  'x',
];
const RAW_BODIES = [
  '',
  '{',
  '[1,',
  '{"a":NaN}',
  '{"amount":1e400}',
  '\0',
  'null',
  '"text"',
  '[[[[',
  '{"a":1}{"b":2}',
  '\ufeff{}',
  '['.repeat(100_000),
  `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
];
const HEADERS: readonly Record<string, string>[] = [
  { 'x-http-method-override': 'DELETE', 'x-forwarded-for': '1.2.3.4', 'x-forwarded-host': 'evil.example' },
  { 'accept-language': `${'sw,'.repeat(500)};q=NaN` },
  { 'accept-encoding': 'x;q=2, gzip;q=-1, *;q=a', 'if-none-match': 'W/"' },
  { 'content-encoding': 'gzip' },
  { origin: 'null', 'access-control-request-method': 'PUT' },
  { range: 'bytes=-1', 'last-event-id': '-1', accept: '///' },
  { 'idempotency-key': '' },
  { cookie: 'uid=victim; session=__proto__' },
];
/** HTTP lets a header carry these signs alone. */
const printable = (text: string): string => text.replaceAll(/[^\x20-\x7e]/g, '').slice(0, 4_000);

/** Everything that a request of the operation is made from; undefined: nothing unusual there. */
interface Draft {
  actor: Actor;
  params: unknown;
  query: unknown;
  body: unknown;
  mutation: Mutation;
  key: string;
  method: string | undefined;
  param: string | undefined;
  extraQuery: string | undefined;
  mediaType: string | undefined;
  rawBody: string | undefined;
  headers: Record<string, string> | undefined;
}

const schemaOf = (schema: v.GenericSchema | undefined, words: Words): fc.Arbitrary<unknown> =>
  schema ? shapeOf(toSchema(schema), words) : fc.constant(undefined);

const bodyOf = (operation: AnyOperation): v.GenericSchema | undefined =>
  'answer' in operation ? operation.body?.schema : operation.body;

/** A call of a provider has no schema of its own: any JSON. */
const bodiesOf = (operation: AnyOperation, words: Words): fc.Arbitrary<unknown> =>
  'answer' in operation && operation.body ? fc.jsonValue() : schemaOf(bodyOf(operation), words);

export function requestsOf(operation: AnyOperation, words: Words): fc.Arbitrary<FuzzRequest> {
  const drafts: fc.Arbitrary<Draft> = fc.record({
    actor: fc.constantFrom('player', 'player', 'other', ...ACTORS),
    params: schemaOf(operation.params, words),
    query: schemaOf('answer' in operation ? undefined : operation.query, words),
    body: bodiesOf(operation, words),
    mutation: mutations,
    key: fc.oneof(fc.stringMatching(/^[a-z0-9]{16}$/), fc.constant('the-same-key-again')),
    method: seldom(fc.constantFrom(...METHODS)),
    param: seldom(hostileTexts),
    extraQuery: seldom(hostileTexts),
    mediaType: seldom(fc.constantFrom(...MEDIA_TYPES)),
    rawBody: seldom(fc.constantFrom(...RAW_BODIES)),
    headers: seldom(
      fc.oneof(
        fc.constantFrom(...HEADERS),
        hostileTexts.map((text) => ({ 'idempotency-key': printable(text) })),
      ),
    ),
  });
  return drafts.map((draft) => toRequest(operation, draft));
}

function toRequest(operation: AnyOperation, draft: Draft): FuzzRequest {
  const { actor, key, mediaType, rawBody } = draft;
  const method = draft.method ?? operation.method;
  const body = method === 'GET' || method === 'HEAD' ? undefined : (rawBody ?? bodyText(operation, draft));
  const path = `/api${pathWith(operation.path, draft)}${queryText(operation, draft)}`;
  const headers = {
    'idempotency-key': key,
    ...(body !== undefined && { 'content-type': mediaType ?? 'application/json' }),
    ...draft.headers,
  };
  return { actor, method, path, headers, body };
}

function bodyText(operation: AnyOperation, { body, mutation }: Draft): string | undefined {
  if (!bodyOf(operation))
    return mutation.how === 'add' ? serialised({ [mutation.key]: mutation.value }, mutation) : undefined;
  return serialised(mutated(body, mutation), mutation);
}

/** `encodeURIComponent` refuses half a pair of surrogates. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed().slice(0, 5_000));

function pathWith(path: string, { params, param }: Draft): string {
  const values = (params ?? {}) as Record<string, unknown>;
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encoded(param ?? String(values[name] ?? 'unknown')));
}

function queryText(operation: AnyOperation, { query, mutation, extraQuery }: Draft): string {
  const hasBody = bodyOf(operation) !== undefined;
  const given = Object(hasBody ? query : mutated(query ?? {}, mutation)) as Record<string, unknown>;
  const pairs = Object.entries(given).map(([name, value]) => `${encoded(name)}=${encoded(textOf(value))}`);
  if (extraQuery !== undefined) pairs.push(`limit=${encoded(extraQuery)}`, `cursor=${encoded(extraQuery)}`, 'limit=1');
  return pairs.length > 0 ? `?${pairs.join('&')}`.slice(0, 12_000) : '';
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
