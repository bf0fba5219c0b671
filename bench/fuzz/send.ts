import { Agent, request as httpRequest } from 'node:http';
import type { FuzzRequest } from './requests.ts';

export interface FuzzAnswer {
  status: number;
  type: string;
  headers: Readonly<Record<string, unknown>>;
  body: string;
}

/** Longer than any answer that waits on purpose (`/play/rounds/:id/result`, 20 s). */
const HANG_MS = 40_000;
/** Streams stay open: their head is the answer. */
const STREAM = 'text/event-stream';

/** A connection for each request: what one leaves behind must not end the next. */
export const newAgent = (): Agent => new Agent({ keepAlive: false });

/** @throws Error when nothing answers, or nothing in time */
export function send(agent: Agent, port: number, asked: FuzzRequest, token: string | undefined): Promise<FuzzAnswer> {
  const { method, path, headers, body } = asked;
  const all = { ...headers, ...lengthOf(body), ...(token !== undefined && { authorization: `Bearer ${token}` }) };
  return new Promise((resolve, reject) => {
    const call = httpRequest({ agent, host: '127.0.0.1', port, method, path, headers: all, timeout: HANG_MS });
    call.on('timeout', () => call.destroy(new Error(`no answer within ${HANG_MS} ms`)));
    call.on('error', reject);
    call.on('response', (answer) => {
      const { statusCode: status = 0, headers: answered } = answer;
      const type = answered['content-type'] ?? '';
      const head = { status, type, headers: answered };
      if (type.startsWith(STREAM)) {
        resolve({ ...head, body: '' });
        return void answer.destroy();
      }
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ ...head, body: Buffer.concat(chunks).toString() }));
      answer.on('error', reject);
    });
    call.end(body);
  });
}

/** Node sends no length by itself with some methods, and what follows would be read as the next request. */
const lengthOf = (body: string | undefined) =>
  body !== undefined && { 'content-length': String(Buffer.byteLength(body)) };
