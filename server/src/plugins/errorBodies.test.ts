import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { registerEmptyBodies } from './errorBodies.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

/** Everything that the server says to these bytes until it closes the connection. */
async function said(bytes: string): Promise<string> {
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(bytes);
  return text(socket);
}

const partsOf = (answer: string) => {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: head.slice(9, 12), head, body: JSON.parse(body) as unknown };
};
const refused = (code: string) => ({ error: { code, message: expect.any(String) } });

describe('bytes that are not an HTTP request', () => {
  it.each([
    ['a text', 'hello\r\n\r\n'],
    ['another protocol', '\x16\x03\x01\x02\x00\x01\r\n\r\n'],
    ['a header with a line of its own', 'GET /api/health HTTP/1.1\r\nHost: x\r\nA\0: b\r\n\r\n'],
  ])('is refused like every other call: %s', async (_what, bytes) => {
    const { status, head, body } = partsOf(await said(bytes));
    expect([status, body]).toEqual(['400', refused('invalid_request')]);
    expect(head.toLowerCase()).toContain('content-type: application/json; charset=utf-8\r\n');
    expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
  });

  it('is refused with 431 when its headers have no end', async () => {
    const { status, body } = partsOf(
      await said(`GET /api/health HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(40_000)}\r\n\r\n`),
    );
    expect([status, body]).toEqual(['431', refused('too_large')]);
  });
});

describe('an address that cannot be read', () => {
  it.each(['/%E0%A4%A', '/api/%E0%A4%A'])('is refused like every other call: %s', async (url) => {
    const answer = await server.app.inject({ url });
    expect([answer.statusCode, answer.json()]).toEqual([400, refused('invalid_request')]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('a request that two servers could read in two ways', () => {
  const SECOND = 'GET /api/users/me HTTP/1.1\r\nHost: x\r\n\r\n';
  const start = 'POST /api/users/session HTTP/1.1\r\nHost: x\r\n';

  it.each([
    ['a length and chunks', `${start}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${SECOND}`],
    ['two lengths', `${start}Content-Length: 0\r\nContent-Length: ${SECOND.length}\r\n\r\n${SECOND}`],
    ['a length that is no number', `${start}Content-Length: +3\r\n\r\n{}\n${SECOND}`],
    ['chunks in disguise', `${start}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${SECOND}`],
    ['chunks twice', `${start}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${SECOND}`],
    ['a chunk of a broken size', `${start}Transfer-Encoding: chunked\r\n\r\n0x5\r\nhello\r\n0\r\n\r\n${SECOND}`],
    ['a space before the colon', `${start}Content-Length : 4\r\n\r\nabcd${SECOND}`],
    ['a folded header', `${start}Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n${SECOND}`],
  ])('ends the connection, and the second one in it is never answered: %s', async (_what, bytes) => {
    const answer = await said(bytes);
    expect(answer.slice(9, 12)).toBe('400');
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });
});

const post = async (payload: string) => {
  const app = fastify();
  registerEmptyBodies(app);
  app.post('/', ({ body }) => ({ body: body ?? 'none' }));
  const answer = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/json' },
    payload,
  });
  return [answer.statusCode, answer.json<{ body: unknown }>().body];
};

describe('an empty JSON body', () => {
  it('is accepted', async () => {
    expect(await post('')).toEqual([200, 'none']);
  });

  it('does not change how other bodies are read', async () => {
    expect(await post('{"a":1}')).toEqual([200, { a: 1 }]);
  });

  it.each(['{', '{"__proto__":{}}', '{"constructor":{"prototype":{}}}'])(
    'is refused when a body is %s',
    async (text) => {
      expect((await post(text))[0]).toBe(400);
    },
  );
});
