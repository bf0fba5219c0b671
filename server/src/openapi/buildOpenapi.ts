import * as v from 'valibot';
import { ErrorBodySchema, IDEMPOTENCY_HEADER, type Operation, type RawOperation } from '../../../contract/route.ts';
import { componentSchemas, type JsonSchema, toSchema } from './toSchema.ts';

const PLAYER = 'player';
const PLAYER_SCHEME = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description: 'The ID token that Firebase Auth gives the signed-in player.',
};

const LAUNCH = 'launch';
const LAUNCH_SCHEME = {
  type: 'http',
  scheme: 'bearer',
  description: 'The launch token that POST /games/{id}/open gives for a game played for money.',
};

const jsonBody = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });

const openapiPath = (path: string): string => `/api${path.replaceAll(/:(\w+)/g, '{$1}')}`;

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

const headOf = (operation: Operation | RawOperation) => ({
  operationId: operationId(operation),
  summary: operation.summary,
  ...(operation.isSignedIn && { security: [{ [PLAYER]: [] }] }),
  ...('isLaunched' in operation && operation.isLaunched && { security: [{ [LAUNCH]: [] }] }),
});

const REFUSED = jsonBody(toSchema(ErrorBodySchema));

/** By status, with the error codes of the operation. */
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
    parameters: [
      ...parametersOf('path', params),
      ...parametersOf('query', query),
      ...parametersOf('header', key && v.object({ [IDEMPOTENCY_HEADER]: key })),
    ],
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

/** The OpenAPI 3.1 document of the server. */
export const buildOpenapi = (operations: readonly (Operation | RawOperation)[]) => ({
  openapi: '3.1.0',
  info: {
    title: 'Karata',
    version: '1',
    description:
      'What the web app asks of its backend. Lists carry an ETag: send it as If-None-Match to get 304. ' +
      'Content and settings answer in the language of Accept-Language, English (en) or Kiswahili (sw).',
  },
  paths: pathsOf(operations),
  components: { schemas: componentSchemas(), securitySchemes: { [PLAYER]: PLAYER_SCHEME, [LAUNCH]: LAUNCH_SCHEME } },
});
