import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import * as v from 'valibot';
import { ApiError } from '../errors/ApiError.ts';

const explain = (issue: v.BaseIssue<unknown>): string =>
  [v.getDotPath(issue), issue.message].filter(Boolean).join(': ');

const PART_NAMES: Readonly<Record<string, string>> = { querystring: 'query', params: 'path', headers: 'headers' };

const compile: FastifySchemaCompiler<v.GenericSchema> =
  ({ schema, httpPart = '' }) =>
  (input: unknown) => {
    const read = v.safeParse(schema, input);
    if (read.success) return { value: read.output };
    const message = `Wrong ${PART_NAMES[httpPart] ?? 'body'}: ${read.issues.map(explain).join('; ')}`;
    return { error: new ApiError(400, 'invalid_request', message) };
  };

/** Checks query, parameters and bodies with the contract's schemas; handlers receive the output. */
export function registerContractValidation(app: FastifyInstance): void {
  app.setValidatorCompiler(compile);
}
