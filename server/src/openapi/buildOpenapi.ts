import { ErrorBodySchema } from '../../../contract/error.ts';
import { RAW_ROUTES, type RawRoute } from '../../../contract/rawRoutes.ts';
import { type RouteContract, ROUTES } from '../../../contract/routes.ts';
import { componentSchemas, type JsonSchema, toSchema } from './toSchema.ts';

const PLAYER = 'player';
const PLAYER_SCHEME = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description: 'The ID token that Firebase Auth gives the signed-in player.',
};

const jsonBody = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });

/** Fastify writes `:name`, OpenAPI `{name}`. */
const openapiPath = (path: string): string => `/api${path.replaceAll(/:(\w+)/g, '{$1}')}`;

const operationId = ({ method, path }: Pick<RouteContract, 'method' | 'path'>): string =>
  [method.toLowerCase(), ...path.split(/[^a-z]+/i).filter(Boolean)].join('-');

function parametersOf(place: 'path' | 'query' | 'header', schema: RouteContract['query']) {
  if (!schema) return [];
  const { properties = {}, required = [] } = toSchema(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const headOf = (route: RouteContract | RawRoute) => ({
  operationId: operationId(route),
  summary: route.summary,
  ...(route.isSignedIn && { security: [{ [PLAYER]: [] }] }),
});

const REFUSED = { description: 'Anything that is not OK', ...jsonBody(toSchema(ErrorBodySchema)) };

function operationOf(route: RouteContract) {
  const data: JsonSchema = { type: 'object', properties: { data: toSchema(route.data) }, required: ['data'] };
  return {
    ...headOf(route),
    parameters: [...parametersOf('path', route.params), ...parametersOf('query', route.query)],
    ...(route.body && { requestBody: { required: true, ...jsonBody(toSchema(route.body)) } }),
    responses: {
      200: { description: 'OK', ...jsonBody(data) },
      default: REFUSED,
    },
  };
}

const rawBody = ({ mediaType, description, schema }: RawRoute['answer']) => ({
  description,
  content: { [mediaType]: { schema: toSchema(schema) } },
});

function rawOperationOf(route: RawRoute) {
  return {
    ...headOf(route),
    parameters: [...parametersOf('path', route.params), ...parametersOf('header', route.headers)],
    ...(route.body && { requestBody: { required: true, ...rawBody(route.body) } }),
    responses: { 200: rawBody(route.answer), default: REFUSED },
  };
}

type Paths = Record<string, Record<string, ReturnType<typeof operationOf | typeof rawOperationOf>>>;

function pathsOf(): Paths {
  const paths: Paths = {};
  const add = ({ method, path }: RouteContract | RawRoute, operation: Paths[string][string]): void => {
    const name = openapiPath(path);
    paths[name] = { ...paths[name], [method.toLowerCase()]: operation };
  };
  ROUTES.forEach((route) => add(route, operationOf(route)));
  RAW_ROUTES.forEach((route) => add(route, rawOperationOf(route)));
  return paths;
}

/** The contract as an OpenAPI 3.1 document. */
export const buildOpenapi = () => ({
  openapi: '3.1.0',
  info: {
    title: 'Karata',
    version: '1',
    description:
      'What the web app asks of its backend. Lists carry an ETag: send it as If-None-Match to get 304. ' +
      'Content and settings answer in the language of Accept-Language, English (en) or Kiswahili (sw).',
  },
  paths: pathsOf(),
  components: { schemas: componentSchemas(), securitySchemes: { [PLAYER]: PLAYER_SCHEME } },
});
