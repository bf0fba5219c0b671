/** Calls by HTTP on connections that stay open, as browsers make them. */
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Answered } from './Figures.ts';

export interface Call {
  method: 'GET' | 'POST';
  /** A whole address. */
  url: string;
  token?: string | undefined;
  key?: string;
  body?: object;
}

/** A proxy or a browser waits no longer. */
const LONGEST_MS = 60_000;
const agent = new Agent({ keepAlive: true, maxFreeSockets: 2_000 });

export function openRequest({ method, url, token, key, body }: Call, signal?: AbortSignal): Promise<IncomingMessage> {
  const payload = body && JSON.stringify(body);
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(key !== undefined && { 'idempotency-key': key }),
    ...(payload !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
  };
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, headers, agent, ...(signal && { signal }) }, resolve);
    asked.on('error', reject);
    if (!signal) asked.setTimeout(LONGEST_MS, () => asked.destroy(new Error('no answer')));
    asked.end(payload);
  });
}

export async function callServer(call: Call): Promise<Answered> {
  try {
    const answer = await openRequest(call);
    const body = await text(answer);
    const { data, error } = JSON.parse(body || '{}') as {
      data?: Record<string, unknown>;
      error?: { code: string };
    };
    return { status: answer.statusCode ?? 0, code: error?.code ?? '', data: data ?? {} };
  } catch (error) {
    return { status: 0, code: error instanceof Error && 'code' in error ? String(error.code) : 'no answer', data: {} };
  }
}

export const closeConnections = (): void => agent.destroy();
