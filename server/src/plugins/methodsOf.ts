import type { FastifyInstance } from 'fastify';

const isAt = (pattern: string, path: string): boolean => {
  const [wanted, given] = [`/api${pattern}`.split('/'), path.split('/')];
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index]);
};

/** The methods that a path of the contract takes; empty when it is none, and for what is not for players. */
export function methodsOf({ operations }: FastifyInstance, path: string): string[] {
  const found = operations.filter((operation) => 'data' in operation && isAt(operation.path, path));
  return [...new Set(found.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
}
