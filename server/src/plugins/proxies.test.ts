import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { registerEmptyBodies, registerErrorBodies } from './errorBodies.ts';
import { registerProviderProxies, registerSandboxProxy, registerSignInPages } from './proxies.ts';
import { registerSecurityHeaders } from './securityHeaders.ts';

describe('the sandbox proxy', () => {
  let emulator: Server;
  let app: FastifyInstance;
  let seen: unknown[];

  /** The answer to a path as it is: `inject` and `fetch` resolve dots themselves. */
  async function raw(path: string): Promise<string> {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.end(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
    return text(socket);
  }

  beforeEach(async () => {
    seen = [];
    emulator = createServer(async (request: IncomingMessage, response) => {
      seen.push(request.url);
      const given = { method: request.method, url: request.url, authorization: request.headers.authorization };
      response.setHeader('content-security-policy', 'its own');
      response.end(JSON.stringify({ ...given, body: await text(request) }));
    }).listen(0, '127.0.0.1');
    await once(emulator, 'listening');
    app = fastify();
    await registerSecurityHeaders(app, { isProduction: false });
    registerErrorBodies(app);
    registerEmptyBodies(app);
    const url = `http://127.0.0.1:${(emulator.address() as AddressInfo).port}`;
    registerSandboxProxy(app, url);
    registerProviderProxies(app, [{ upstream: url, prefix: '/sandbox/pay', whenAway: () => new Error('away') }]);
  });
  afterEach(async () => {
    await app.close();
    emulator.close();
  });

  it.each([
    ['/identitytoolkit.googleapis.com/v1/accounts:lookup?key=demo-key', '{"idToken":"x"}', 'application/json'],
    ['/securetoken.googleapis.com/v1/token?key=demo-key', 'a=b', 'application/x-www-form-urlencoded'],
    ['/sandbox/pay/v1/payments/1/confirm', 'key=a', 'application/x-www-form-urlencoded'],
    ['/emulator/v1/projects/demo-karata/accounts', '', 'application/json'],
  ])('forwards %s unchanged', async (url, body, contentType) => {
    const headers = { 'content-type': contentType, authorization: 'Bearer owner' };
    const answer = await app.inject({ method: 'POST', url, headers, body });
    expect(answer.json()).toEqual({ method: 'POST', url, authorization: 'Bearer owner', body });
  });

  it('keeps the security policy of the emulator on its pages', async () => {
    const answer = await app.inject('/emulator/auth/handler?apiKey=demo-key');
    expect(answer.headers['content-security-policy']).toBe('its own');
  });

  it('says that sign-in is not available when the emulator cannot be reached', async () => {
    emulator.close();
    const answer = await app.inject('/emulator/auth/handler');
    expect([answer.statusCode, answer.json()]).toMatchObject([503, { error: { code: 'identity_unavailable' } }]);
  });

  it.each([
    '/emulator/control',
    '/emulator/control?x',
    '/emulator/%63ontrol',
    '/emulator/./control',
    '/emulator/%2e/control',
    '/emulator/x/../control',
    '/emulator/x/%2e%2e/control',
    '/emulator//control',
    '/emulator/control/',
    '/emulator/.%5ccontrol',
    '/emulator/%252e/control',
    '/sandbox/pay/../../emulator/control',
    '/sandbox/pay/%2e%2e/control',
  ])('does not forward %s', async (url) => {
    const answer = await raw(url);
    expect(answer).toContain('HTTP/1.1 404');
    expect(seen).toEqual([]);
  });

  it.each([
    [
      'the rights of an owner',
      '/identitytoolkit.googleapis.com/v1/projects/demo-karata/accounts:lookup',
      'Bearer owner',
    ],
    ['a token of a service account', '/identitytoolkit.googleapis.com/v1/projects', 'Bearer ya29.x'],
    ['control of the emulator', '/emulator/v1/projects/demo-karata/accounts', undefined],
  ])('refuses %s to other machines, and to callers behind a proxy', async (_name, url, authorization) => {
    const headers = authorization ? { authorization } : {};
    const ask = (from: object) => app.inject({ method: 'POST', url, headers, ...from });
    expect((await ask({ remoteAddress: '192.168.1.9' })).statusCode).toBe(404);
    expect((await ask({ headers: { ...headers, 'x-forwarded-for': '41.90.0.1' } })).statusCode).toBe(404);
    expect(seen).toEqual([]);
    expect((await ask({ remoteAddress: '::1' })).statusCode).toBe(200);
  });

  it('lets other machines sign in', async () => {
    const url = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPhoneNumber?key=demo-key';
    expect((await app.inject({ method: 'POST', url, remoteAddress: '192.168.1.9' })).statusCode).toBe(200);
  });
});

describe("Firebase's sign-in pages", () => {
  let firebase: Server;
  let app: FastifyInstance;
  beforeEach(async () => {
    firebase = createServer((request, response) => response.end(`page of ${request.url}`)).listen(0, '127.0.0.1');
    await once(firebase, 'listening');
    app = fastify();
    await registerSecurityHeaders(app, { isProduction: true });
    await registerSignInPages(app, `http://127.0.0.1:${(firebase.address() as AddressInfo).port}`);
  });
  afterEach(async () => {
    await app.close();
    firebase.close();
  });

  it.each(['/__/auth/handler?apiKey=key', '/__/auth/iframe', '/__/firebase/init.json'])(
    'are served at %s of the site, without the security policy that would stop them',
    async (url) => {
      const answer = await app.inject(url);
      expect(answer.body).toBe(`page of ${url}`);
      expect(answer.headers['content-security-policy']).toBeUndefined();
    },
  );

  it('are answered with 502 and words to a person when Firebase is away', async () => {
    firebase.close();
    const answer = await app.inject('/__/auth/handler?apiKey=key');
    expect(answer.statusCode).toBe(502);
    expect(answer.body).toContain('The sign-in page cannot be reached now.');
    expect(answer.body).toContain('Ukurasa wa kuingia haupatikani kwa sasa.');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    });
  });
});
