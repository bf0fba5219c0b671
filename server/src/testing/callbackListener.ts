/** Listens for calls of providers in place of the server. */
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
  /** Statuses of the next answers; 200 when empty. */
  statuses: number[];
  /** Resolves after this number of calls. */
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
