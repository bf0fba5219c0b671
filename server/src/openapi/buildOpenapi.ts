import { ErrorBodySchema } from '../../../contract/error.ts';
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

const operationId = ({ method, path }: RouteContract): string =>
  [method.toLowerCase(), ...path.split(/[^a-z]+/i).filter(Boolean)].join('-');

function parametersOf(place: 'path' | 'query', schema: RouteContract['query']) {
  if (!schema) return [];
  const { properties = {}, required = [] } = toSchema(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function operationOf(route: RouteContract) {
  const data: JsonSchema = { type: 'object', properties: { data: toSchema(route.data) }, required: ['data'] };
  return {
    operationId: operationId(route),
    summary: route.summary,
    ...(route.isSignedIn && { security: [{ [PLAYER]: [] }] }),
    parameters: [...parametersOf('path', route.params), ...parametersOf('query', route.query)],
    ...(route.body && { requestBody: { required: true, ...jsonBody(toSchema(route.body)) } }),
    responses: {
      200: { description: 'OK', ...jsonBody(data) },
      default: { description: 'Anything that is not OK', ...jsonBody(toSchema(ErrorBodySchema)) },
    },
  };
}

function pathsOf(routes: readonly RouteContract[]) {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const route of routes) {
    const path = openapiPath(route.path);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
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
  paths: pathsOf(ROUTES),
  components: { schemas: componentSchemas(), securitySchemes: { [PLAYER]: PLAYER_SCHEME } },
});
