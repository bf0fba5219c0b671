/** What is registered of the contract. */
import type { FastifyInstance } from 'fastify';
import type { Operation } from '../../../contract/operations/operation.ts';
import type { RawOperation } from '../../../contract/operations/raw.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route was registered for. */
    operation?: Operation | RawOperation;
  }
  interface FastifyInstance {
    /** Of every route that is registered. */
    operations: (Operation | RawOperation)[];
  }
}

/** Comes before the routes. */
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

/** The methods that a path of the contract takes; empty when it is none, and for what is not for players. */
export function methodsOf({ operations }: FastifyInstance, path: string): string[] {
  const found = operations.filter((operation) => 'data' in operation && isAt(operation.path, path));
  return [...new Set(found.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
}
