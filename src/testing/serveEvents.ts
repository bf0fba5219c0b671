/** The live events of the wallet, sent by the test. */
import { http, HttpResponse } from 'msw';
import { fakeServer, ORIGIN } from './fakeApi';

export interface Connection {
  token: string | null;
  say: (text: string) => void;
  end: () => void;
  lose: () => void;
}

/** Servers send streams in chunks. Without chunks an answer is complete when its connection breaks, so none could be lost. */
const HEADERS = { 'content-type': 'text/event-stream', 'transfer-encoding': 'chunked' };

/** A server that keeps its connections, oldest first. */
export const serveEvents = () => {
  const connections: Connection[] = [];
  fakeServer.use(
    http.get(`${ORIGIN}/api/wallet/events`, ({ request }) => {
      const body = new ReadableStream<Uint8Array>({
        start(stream) {
          stream.enqueue(new TextEncoder().encode(': hello\n\n'));
          connections.push({
            token: request.headers.get('authorization'),
            say: (text) => stream.enqueue(new TextEncoder().encode(text)),
            end: () => stream.close(),
            lose: () => stream.error(new TypeError('network')),
          });
        },
      });
      return new HttpResponse(body, { headers: HEADERS });
    }),
  );
  return connections;
};

export const last = (connections: readonly Connection[]): Connection => {
  const connection = connections.at(-1);
  if (!connection) throw new Error('no connection');
  return connection;
};

export const say = (connections: readonly Connection[], name: string, body: unknown) =>
  last(connections).say(`event: ${name}\ndata: ${JSON.stringify(body)}\n\n`);
