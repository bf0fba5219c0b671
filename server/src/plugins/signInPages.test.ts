import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { registerSecurityHeaders } from './securityHeaders.ts';
import { registerSignInPages } from './signInPages.ts';

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

describe("Firebase's sign-in pages", () => {
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
    expect(answer.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  });
});
