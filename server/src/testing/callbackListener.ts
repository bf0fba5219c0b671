/** A listener for what providers send, in the place of the server. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

export interface Heard {
  path: string;
  headers: IncomingHttpHeaders;
  raw: Buffer;
  body: unknown;
}

export interface CallbackListener {
  url: string;
  heard: Heard[];
  /** How the next callbacks are answered; 200 when it is empty. */
  statuses: number[];
  /** Resolves once at least so many have come. */
  waitFor: (count: number) => Promise<Heard[]>;
  close: () => void;
}

export async function startCallbackListener(): Promise<CallbackListener> {
  const heard: Heard[] = [];
  const statuses: number[] = [];
  const server = createServer(async (request, response) => {
    const raw = await buffer(request);
    heard.push({ path: request.url ?? '', headers: request.headers, raw, body: JSON.parse(raw.toString()) });
    response.writeHead(statuses.shift() ?? 200).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    statuses,
    async waitFor(count) {
      while (heard.length < count) await delay(10);
      return heard;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
