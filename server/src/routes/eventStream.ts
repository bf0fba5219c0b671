/** An answer that stays open: server-sent events. */
import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A client that does not read is disconnected, and gets the present state when it connects again. */
const MAX_WAITING_BYTES = 1_000_000;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** Keeps proxies from closing a silent stream. */
export const HEARTBEAT = ': still here\n\n';

export type EventStream = { raw: ServerResponse; write: (text: string) => void; end: () => void };

/** HEAD tells what a stream would be, and ends: otherwise it would hold a connection that nobody reads. */
export function answerHead({ method }: FastifyRequest, reply: FastifyReply): boolean {
  if (method === 'HEAD') void reply.headers(HEADERS).send();
  return method === 'HEAD';
}

export function openEventStream(reply: FastifyReply): EventStream {
  reply.hijack();
  const { raw } = reply;
  const write = (text: string): void => {
    if (raw.writableEnded || raw.destroyed) return;
    raw.write(text);
    if (raw.writableLength > MAX_WAITING_BYTES) raw.destroy();
  };
  raw.writeHead(200, { ...headersOf(reply), ...HEADERS });
  raw.flushHeaders();
  write(': welcome\nretry: 2000\n\n');
  return { raw, write, end: () => void raw.end() };
}

/** Headers set by hooks, such as security headers; a hijacked reply has to send them itself. */
const headersOf = (reply: FastifyReply): Record<string, string> =>
  Object.fromEntries(
    Object.entries(reply.getHeaders()).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
