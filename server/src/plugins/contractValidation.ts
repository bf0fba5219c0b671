import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import * as v from 'valibot';
import { ApiError } from '../errors/ApiError.ts';
import type { StaffOperation } from '../../../contract/console/staffRoute.ts';
import type { Operation, RawOperation } from '../../../contract/route.ts';

const explain = (issue: v.BaseIssue<unknown>): string =>
  [v.getDotPath(issue), issue.message].filter(Boolean).join(': ');

const PART_NAMES: Readonly<Record<string, string>> = { querystring: 'query', params: 'path', headers: 'headers' };

/** Checks query, parameters and bodies with the contract's schemas; handlers receive the output. */
export const compileContract: FastifySchemaCompiler<v.GenericSchema> =
  ({ schema, httpPart = '' }) =>
  (input: unknown) => {
    const read = v.safeParse(schema, input);
    if (read.success) return { value: read.output };
    const message = `Wrong ${PART_NAMES[httpPart] ?? 'body'}: ${read.issues.map(explain).join('; ')}`;
    return { error: new ApiError(400, 'invalid_request', message) };
  };

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation | RawOperation;
  }
  interface FastifyInstance {
    operations: (Operation | RawOperation)[];
    /** Those of the console, which the public contract does not tell. */
    staffOperations: StaffOperation[];
  }
}

/** This has to run before the routes are registered. */
export function listOperations(app: FastifyInstance): void {
  const operations: FastifyInstance['operations'] = [];
  const staffOperations: FastifyInstance['staffOperations'] = [];
  app.decorate('operations', operations);
  app.decorate('staffOperations', staffOperations);
  app.addHook('onRoute', ({ method, config: { operation } = {} }) => {
    if (operation?.method !== method) return;
    if (operation.caller === 'staff') staffOperations.push(operation as StaffOperation);
    else operations.push(operation);
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
