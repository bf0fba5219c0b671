import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { addressKey, matcherOf } from './createLimit.ts';

let server: TestApp;
let sockets: Socket[];
const start = async (...given: Parameters<typeof startTestApp>) => {
  server = await startTestApp(...given);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
};
const useSockets = (): void => {
  beforeEach(() => {
    sockets = [];
  });
  afterEach(async () => {
    sockets.forEach((socket) => socket.destroy());
    await server.close();
  });
};

async function open(): Promise<Socket> {
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket.on('error', () => undefined));
  await once(socket, 'connect');
  return socket;
}

/** Everything that the server says until it closes the connection. */
async function said(begin: string): Promise<string> {
  const socket = await open();
  socket.write(begin);
  return text(socket);
}

const HEALTH = 'GET /api/health HTTP/1.1\r\nHost: x\r\n';

describe('a request that does not come to its end', () => {
  useSockets();

  beforeEach(() => start({ connections: { requestSeconds: 0.2, perAddress: 10 } }));

  it.each([
    ['in its headers', HEALTH],
    ['in its body', 'POST /api/hooks/card HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{'],
    ['in a body of a signed-in call', 'POST /api/gaming/limits HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{'],
    ['before it has begun', ''],
  ])('%s loses its connection', async (_name, begin) => {
    expect(await said(begin)).toMatch(/^$|^HTTP\/1\.1 4\d\d /);
  });

  it('gets 408 when only its body is missing', async () => {
    const answer = await said('POST /api/hooks/card HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{');
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('is not carried out after its refusal, and frees the connection of a client that goes on sending', async () => {
    const { port } = server.app.server.address() as AddressInfo;
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    sockets.push(socket.on('error', () => undefined));
    socket.write('POST /api/hooks/card HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n{');
    socket.resume();
    await once(socket, 'end');
    const open = () => new Promise((resolve) => server.app.server.getConnections((_, count) => resolve(count)));
    while ((await open()) !== 0) {
      if (socket.writable) socket.write(' ');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
});

describe('the connections of one address', () => {
  useSockets();

  const ask = async (socket: Socket, forwarded = '') => {
    socket.write(`${HEALTH}${forwarded && `X-Forwarded-For: ${forwarded}\r\n`}\r\n`);
    const [chunk] = (await Promise.race([once(socket, 'data'), once(socket, 'close')])) as unknown[];
    return String(chunk).slice(0, 12);
  };

  it('are closed unread above the limit, and find room again when another has ended', async () => {
    await start({ connections: { requestSeconds: 20, perAddress: 2 } });
    const [first, second] = [await open(), await open()];
    expect(await ask(first)).toBe('HTTP/1.1 200');
    expect(await ask(second)).toBe('HTTP/1.1 200');
    expect(await ask(await open())).not.toContain('HTTP');
    const gone = new Promise((resolve) => server.app.server.getConnections((_, open) => resolve(open)));
    expect(await gone).toBe(2);
    first.destroy();
    await once(first, 'close');
    let answer = '';
    while (!answer.includes('200')) answer = await ask(await open());
    expect(answer).toBe('HTTP/1.1 200');
  });

  it('do not count for a trusted proxy, whose callers count by their own address', async () => {
    const never = new Promise<never>(() => undefined);
    const watch = (app: FastifyInstance) => void app.get('/held', () => never);
    await start({ connections: { requestSeconds: 20, perAddress: 1 }, trustedProxies: ['127.0.0.0/8'] }, { watch });
    const [first, second, third] = [await open(), await open(), await open()];
    const began = once(server.app.server, 'request');
    first.write('GET /held HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 41.90.0.1\r\n\r\n');
    await began;
    expect(await ask(second, '41.90.0.1')).toBe('HTTP/1.1 429');
    expect(await ask(third, '41.90.0.2')).toBe('HTTP/1.1 200');
    first.destroy();
    let answer = '';
    while (!answer.includes('200')) answer = await ask(second, '41.90.0.1');
    expect(answer).toBe('HTTP/1.1 200');
  });
});

describe('the key of an address', () => {
  it.each([
    ['41.90.0.1', '41.90.0.1'],
    ['::ffff:41.90.0.1', '41.90.0.1'],
    ['2001:db8:1:2::7', '2001:db8:1:2'],
    ['2001:db8:1:2:ffff:1:2:3', '2001:db8:1:2'],
    ['::1', '0:0:0:0'],
    ['', ''],
  ])('of %s is %s', (address, key) => expect(addressKey(address)).toBe(key));

  it.each([
    ['10.0.0.7', true],
    ['::ffff:10.0.0.7', true],
    ['10.0.0.8', false],
    ['172.16.9.9', true],
    ['fd00::7', true],
    ['fe80::7', false],
    ['', false],
  ])('tells whether %j is a proxy: %s', (address, isProxy) => {
    expect(matcherOf(['10.0.0.7', '172.16.0.0/12', 'fd00::/8'])(address)).toBe(isProxy);
  });
});

describe('a connection after its answer', () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  afterEach(async () => {
    agent.destroy();
    await server.close();
  });

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
