import type * as v from 'valibot';
import {
  type Caller,
  ErrorBodySchema,
  IDEMPOTENCY_HEADER,
  IdempotencyKeySchema,
  type Operation,
  type RawOperation,
} from '../../../contract/route.ts';
import { componentSchemas, type JsonSchema, toSchema } from './toSchema.ts';

const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description });

const SECURITY_SCHEMES = {
  player: { ...bearer('The ID token that Firebase Auth gives the signed-in player.'), bearerFormat: 'JWT' },
  launch: bearer('The launch token that POST /games/{id}/open gives for a game played for money.'),
  operator: bearer('The OPERATOR_KEY of the settings.'),
  cardProvider: {
    type: 'apiKey',
    in: 'header',
    name: 'stripe-signature',
    description: 'How Stripe signs the body of an event.',
  },
};

/** An empty list says that a call needs no proof: without any, tools take it for forgotten. */
const SECURITY_OF: Readonly<Record<Caller, Partial<Record<keyof typeof SECURITY_SCHEMES, []>>[]>> = {
  anyone: [],
  player: [{ player: [] }],
  game: [{ launch: [] }],
  operator: [{ operator: [] }],
  cardProvider: [{ cardProvider: [] }],
  mpesaProvider: [],
  // No route of the console is in a document of the public contract.
  staff: [],
};

const jsonBody = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });

const openapiPath = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

const operationId = ({ method, path }: Pick<Operation, 'method' | 'path'>): string =>
  [method.toLowerCase(), ...path.split(/[^a-z]+/i).filter(Boolean)].join('-');

function parametersOf(place: 'path' | 'query' | 'header', schema: v.GenericSchema | undefined) {
  if (!schema) return [];
  const { properties = {}, required = [] } = toSchema(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const PATH_SECRET = 'The secret in the path proves the caller: the server made it for this record.';

const headOf = (operation: Operation | RawOperation) => ({
  operationId: operationId(operation),
  summary: operation.summary,
  ...(operation.caller === 'mpesaProvider' && { description: PATH_SECRET }),
  security: SECURITY_OF[operation.caller],
});

const keyParameters = (key: Operation['key']) =>
  key
    ? [
        {
          name: IDEMPOTENCY_HEADER,
          in: 'header',
          required: key.type !== 'optional',
          schema: toSchema(IdempotencyKeySchema),
        },
      ]
    : [];

const REFUSED = jsonBody(toSchema(ErrorBodySchema));

function refusalsOf({ errors = {} }: Pick<Operation, 'errors'>) {
  const codesOf = (status: number) => Object.keys(errors).filter((code) => errors[code] === status);
  const own = Object.values(errors).map((status) => [status, { description: codesOf(status).join(', '), ...REFUSED }]);
  return { ...Object.fromEntries(own), default: { description: 'Anything that is not OK', ...REFUSED } };
}

function jsonOperationOf(operation: Operation) {
  const { params, query, key, body } = operation;
  const data: JsonSchema = { type: 'object', properties: { data: toSchema(operation.data) }, required: ['data'] };
  return {
    ...headOf(operation),
    parameters: [...parametersOf('path', params), ...parametersOf('query', query), ...keyParameters(key)],
    ...(body && { requestBody: { required: true, ...jsonBody(toSchema(body)) } }),
    responses: { 200: { description: 'OK', ...jsonBody(data) }, ...refusalsOf(operation) },
  };
}

const rawBody = ({ mediaType, description, schema }: RawOperation['answer']) => ({
  description,
  content: { [mediaType]: { schema: toSchema(schema) } },
});

function rawOperationOf(operation: RawOperation) {
  const { params, headers, body, answer } = operation;
  return {
    ...headOf(operation),
    parameters: [...parametersOf('path', params), ...parametersOf('header', headers)],
    ...(body && { requestBody: { required: true, ...rawBody(body) } }),
    responses: { 200: rawBody(answer), ...refusalsOf(operation) },
  };
}

const operationOf = (operation: Operation | RawOperation) =>
  'answer' in operation ? rawOperationOf(operation) : jsonOperationOf(operation);

type Paths = Record<string, Record<string, ReturnType<typeof operationOf>>>;

function pathsOf(operations: readonly (Operation | RawOperation)[]): Paths {
  const paths: Paths = {};
  for (const operation of operations) {
    const name = openapiPath(operation.path);
    paths[name] = { ...paths[name], [operation.method.toLowerCase()]: operationOf(operation) };
  }
  return paths;
}

export const buildOpenapi = (operations: readonly (Operation | RawOperation)[]) => ({
  openapi: '3.1.0',
  info: {
    title: 'Karata',
    version: '1',
    description:
      'What the web app asks of its backend. Lists carry an ETag: send it as If-None-Match to get 304. ' +
      'Content and settings answer in the language of Accept-Language, English (en) or Kiswahili (sw).',
  },
  servers: [{ url: '/api' }],
  paths: pathsOf(operations),
  components: { schemas: componentSchemas(), securitySchemes: SECURITY_SCHEMES },
});
