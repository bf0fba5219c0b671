import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { registerEmptyBodies } from './emptyBodies.ts';
import { registerErrorBodies } from './errorBodies.ts';
import { registerProviderProxies, registerSandboxProxy } from './sandboxProxy.ts';
import { registerSecurityHeaders } from './securityHeaders.ts';

let emulator: Server;
let app: FastifyInstance;
beforeEach(async () => {
  emulator = createServer(async (request: IncomingMessage, response) => {
    const seen = { method: request.method, url: request.url, authorization: request.headers.authorization };
    response.setHeader('content-security-policy', 'its own');
    response.end(JSON.stringify({ ...seen, body: await text(request) }));
  }).listen(0, '127.0.0.1');
  await once(emulator, 'listening');
  app = fastify();
  registerSecurityHeaders(app, { isProduction: false });
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

describe('the sandbox proxy', () => {
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

  it.each(['/emulator/control', '/emulator/control?x', '/emulator/%63ontrol'])('does not forward %s', async (url) => {
    const answer = await app.inject({ method: 'POST', url, payload: {} });
    expect(answer.statusCode).toBe(404);
  });
});
