import { Agent, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

let server: TestApp;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
afterEach(async () => {
  agent.destroy();
  await server.close();
});

async function start(...given: Parameters<typeof startTestApp>) {
  server = await startTestApp(...given);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
}

async function ask(): Promise<{ answer: IncomingMessage; isReused: boolean }> {
  const { port } = server.app.server.address() as AddressInfo;
  const asked = request({ port, host: '127.0.0.1', path: '/api/health', agent });
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    asked.on('response', resolve).on('error', reject).end(),
  );
  await text(answer);
  return { answer, isReused: asked.reusedSocket };
}

/** Seconds that the server says it keeps an idle connection. */
const keptFor = ({ headers }: IncomingMessage): number =>
  Number(/timeout=(\d+)/.exec(String(headers['keep-alive']))?.[1]);

describe('a connection after its answer', () => {
  it('is used for the next request, also later than a request may take', async () => {
    const requestSeconds = 0.2;
    await start({ connections: { requestSeconds, perAddress: 10 } });
    expect((await ask()).isReused).toBe(false);
    await delay(requestSeconds * 3_000);
    expect(await ask()).toMatchObject({ isReused: true, answer: { statusCode: 200 } });
  });

  it('waits longer than a browser or a usual proxy would', async () => {
    await start();
    expect(keptFor((await ask()).answer)).toBeGreaterThan(60);
  });

  it('waits longer than any proxy of the operator, which must be the one that closes it', async () => {
    await start({ trustedProxies: ['127.0.0.1'] });
    expect(keptFor((await ask()).answer)).toBeGreaterThan(600);
  });
});
