/** The registered routes of the contract. */
import type { FastifyInstance } from 'fastify';
import type { Operation, RawOperation } from '../../../contract/route.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route was registered for. */
    operation?: Operation | RawOperation;
  }
  interface FastifyInstance {
    /** For every registered route. */
    operations: (Operation | RawOperation)[];
  }
}

/** Register before the routes. */
export function listOperations(app: FastifyInstance): void {
  const operations: FastifyInstance['operations'] = [];
  app.decorate('operations', operations);
  app.addHook('onRoute', ({ method, config }) => {
    if (config?.operation?.method === method) operations.push(config.operation);
  });
}

const isAt = (pattern: string, path: string): boolean => {
  const [wanted, given] = [`/api${pattern}`.split('/'), path.split('/')];
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index]);
};

/** The methods of a contract path; empty for an unknown path, and for one that is not for players. */
export function methodsOf({ operations }: FastifyInstance, path: string): string[] {
  const found = operations.filter((operation) => 'data' in operation && isAt(operation.path, path));
  return [...new Set(found.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
}
