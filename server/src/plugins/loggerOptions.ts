import { randomUUID } from 'node:crypto';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/** For what someone may come to log whole. */
const PRIVATE = ['authorization', 'token', 'idToken', 'phoneNumber', 'msisdn', 'clientSecret', 'email', 'displayName'];
const REDACTED = PRIVATE.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);

/** The secret of the callbacks stands in their path. */
const withoutSecret = (path: string): string => path.replace(/(\/hooks\/mobile\/)[^/]*/i, '$1…');

/** No query string and no address: they may tell who a player is. */
const describeRequest = ({ method, url }: FastifyRequest) => ({
  method,
  path: withoutSecret(url.split('?')[0] ?? ''),
});

/** Where lines go when not to stdout. */
export interface LogTarget {
  write(line: string): void;
}

/** JSON lines on stdout, each with the id of its request. Tokens, codes, phone numbers and e-mails are in none. */
export const loggerOptions = (level: string, logTo?: LogTarget): Pick<FastifyServerOptions, 'logger' | 'genReqId'> => ({
  logger:
    level === 'silent'
      ? false
      : { level, serializers: { req: describeRequest }, redact: REDACTED, ...(logTo && { stream: logTo }) },
  genReqId: () => randomUUID(),
});
