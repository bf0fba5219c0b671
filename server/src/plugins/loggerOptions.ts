import { randomUUID } from 'node:crypto';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { CONTACTS, OWN_TEXTS } from '../../../contract/users.ts';

/** Fields to hide when an object is logged as a whole. */
const PRIVATE = ['authorization', 'token', 'idToken', 'msisdn', 'clientSecret', ...CONTACTS, ...OWN_TEXTS];
const REDACTED = PRIVATE.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);

/** The path of a callback contains its secret. */
const withoutSecret = (path: string): string => path.replace(/(\/hooks\/mobile\/)[^/]*/i, '$1…');

/** The query string and the address are left out, because they may identify a player. */
const describeRequest = ({ method, url }: FastifyRequest) => ({
  method,
  path: withoutSecret(url.split('?')[0] ?? ''),
});

/** Log lines go there instead of stdout. */
export interface LogTarget {
  write(line: string): void;
}

/** JSON lines on stdout with the request id, and without tokens, codes, phone numbers or e-mails. */
export const loggerOptions = (level: string, logTo?: LogTarget): Pick<FastifyServerOptions, 'logger' | 'genReqId'> => ({
  logger:
    level === 'silent'
      ? false
      : { level, serializers: { req: describeRequest }, redact: REDACTED, ...(logTo && { stream: logTo }) },
  genReqId: () => randomUUID(),
});
