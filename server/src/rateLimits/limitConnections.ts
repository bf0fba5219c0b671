import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { TooMany } from '../errors/ApiError.ts';
import { addressKey, matcherOf } from './createLimit.ts';

/** How many of something are open for each key. */
class OpenCounts {
  readonly #open = new Map<string, number>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** A function that closes it again, or undefined when there are too many. */
  open(key: string): (() => void) | undefined {
    const before = this.#open.get(key) ?? 0;
    if (before >= this.#most) return undefined;
    this.#open.set(key, before + 1);
    return () => this.#close(key);
  }

  #close(key: string): void {
    const left = (this.#open.get(key) ?? 1) - 1;
    if (left > 0) this.#open.set(key, left);
    else this.#open.delete(key);
  }
}

/** Keeps one address from taking all connections, and slow requests from holding them. */
export interface ConnectionConfig {
  /** A whole request, headers and body, may take this long; the headers get half of it. */
  requestSeconds: number;
  /** Connections of one address, and requests under way of one forwarded address. */
  perAddress: number;
}

/** Neither side said anything for this long. Streams send something more often than that. */
const SILENCE_MS = 60_000;
/**
 * How long a connection waits for its next request. A proxy must be the one that closes it: else it sends a request into
 * a closed connection, and the player sees 502. Google's load balancer keeps its connections for 600 s, others for 60.
 */
const KEPT_MS = { direct: 72_000, byProxy: 620_000 };
const MOST_BETWEEN_CHECKS_MS = 2_000;
/** Another request of the address may end at any moment. */
const ROOM_MS = 1_000;

/** The answer to a late request is 408. Streams of events go on: their request has ended. */
export function connectionOptions(
  { requestSeconds }: ConnectionConfig,
  trustedProxies: readonly string[],
): Pick<FastifyServerOptions, 'requestTimeout' | 'connectionTimeout' | 'keepAliveTimeout'> & { http: object } {
  const requestTimeout = requestSeconds * 1_000;
  return {
    requestTimeout,
    connectionTimeout: SILENCE_MS,
    keepAliveTimeout: trustedProxies.length > 0 ? KEPT_MS.byProxy : KEPT_MS.direct,
    http: {
      requestTimeout,
      headersTimeout: requestTimeout / 2,
      connectionsCheckingInterval: Math.min(MOST_BETWEEN_CHECKS_MS, requestTimeout / 4),
    },
  };
}

/** A proxy of the operator brings the requests of many: they count by the address that it forwards. */
export function limitConnections(
  app: FastifyInstance,
  { perAddress }: ConnectionConfig,
  trustedProxies: readonly string[],
): void {
  const isProxy = matcherOf(trustedProxies);
  const connections = new OpenCounts(perAddress);
  app.server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    if (isProxy(remoteAddress)) return;
    const close = connections.open(addressKey(remoteAddress));
    if (close) socket.once('close', close);
    else socket.destroy();
  });
  const requests = new OpenCounts(perAddress);
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isProxy(request.socket.remoteAddress ?? '')) return;
    const close = requests.open(addressKey(request.ip));
    if (!close) throw new TooMany('too_many_requests', ROOM_MS);
    reply.raw.once('close', close);
  });
}
