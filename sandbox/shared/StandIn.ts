import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';

export interface StandIn {
  url: string;
  stop: () => Promise<void>;
}

/** There is no log, because requests contain phone numbers and cards. */
export const standInApp = (): FastifyInstance => fastify({ logger: false, forceCloseConnections: true });

/** It listens for this machine only; 0 means any free port. */
export async function listenLocally(app: FastifyInstance, port: number, onClose: () => void): Promise<StandIn> {
  app.addHook('onClose', async () => onClose());
  await app.listen({ host: '127.0.0.1', port });
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    stop: () => app.close(),
  };
}

/** Reports its address to its parent process, and ends on a signal or with the parent. */
export function endWithProcess({ url, stop }: StandIn): void {
  process.send?.({ url });
  const end = () => void stop().then(() => process.exit(0));
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  process.on('disconnect', end);
}
