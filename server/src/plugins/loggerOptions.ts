import { randomUUID } from 'node:crypto';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/** No query string and no address: they may tell who a player is. */
const describeRequest = ({ method, url }: FastifyRequest) => ({ method, path: url.split('?')[0] });

/** JSON lines on stdout, each with the id of its request. */
export const loggerOptions = (level: string): Pick<FastifyServerOptions, 'logger' | 'genReqId'> => ({
  logger: level === 'silent' ? false : { level, serializers: { req: describeRequest } },
  genReqId: () => randomUUID(),
});
