import type { FastifyInstance, onRequestAsyncHookHandler, RouteHandlerMethod } from 'fastify';
import { type RouteContract, ROUTES } from '../../../contract/routes.ts';

/** @throws Error when the contract has no such route: a mistake in the code */
export function contractOf(path: string): RouteContract {
  const contract = ROUTES.find((route) => route.path === path);
  if (!contract) throw new Error(`The contract has no ${path}`);
  return contract;
}

/** Registers a route as the contract has it. `app` is the one with the prefix /api. */
export function addContractRoute(
  app: FastifyInstance,
  contract: RouteContract,
  handler: RouteHandlerMethod,
  onRequest: onRequestAsyncHookHandler[] = [],
): void {
  const { method, path, params, query, body } = contract;
  const schema = { ...(params && { params }), ...(query && { querystring: query }), ...(body && { body }) };
  app.route({ method, url: path, schema, onRequest, handler });
}
