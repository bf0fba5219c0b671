import { describe, expect, it, jest } from '@jest/globals';
import { Busy } from './store/errors.ts';
import { startSignInApp } from './testing/startSignInApp.ts';
import { startTestApp, type TestApp } from './testing/startTestApp.ts';
import { server, useTestApp } from './testing/useTestApp.ts';

useTestApp();

describe('an error answer', () => {
  it('says that an unknown path does not exist', async () => {
    const answer = await server.app.inject('/api/nothing?phone=254700000000');
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { error: { code: 'not_found', message: 'There is nothing at /api/nothing' } },
    ]);
  });

  it('lists the methods of a path', async () => {
    const answer = await server.app.inject({ method: 'DELETE', url: '/api/content/hero' });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(answer.json()).toMatchObject({ error: { code: 'method_not_allowed' } });
  });

  it('says nothing about an internal error except an id for support', async () => {
    jest.spyOn(server.store, 'find').mockRejectedValue(new Error('secret path'));
    const answer = await server.app.inject('/api/games');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('secret');
    expect(answer.json()).toEqual({
      error: { code: 'internal', message: expect.stringMatching(/id: [\da-f]{8}-[\da-f-]{27}$/) },
    });
  });

  it('tells the client to try again later when the store is busy', async () => {
    jest.spyOn(server.store, 'find').mockRejectedValue(new Busy('queue full'));
    const answer = await server.app.inject('/api/games');
    expect([answer.statusCode, answer.json()]).toMatchObject([503, { error: { code: 'busy' } }]);
  });

  it('is never cached', async () => {
    expect((await server.app.inject('/api/nothing')).headers['cache-control']).toBe('no-store');
  });
});

describe('the headers of an answer', () => {
  it('allow an answer of /api to do nothing in a browser', async () => {
    expect((await server.app.inject('/api/health')).headers).toMatchObject({
      'content-security-policy': `default-src 'none';frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
    });
  });

  it('require https in production only', async () => {
    const production = await startTestApp({ mode: 'production' });
    const [there, here] = [await production.app.inject('/api/health'), await server.app.inject('/api/health')];
    await production.close();
    expect(there.headers['strict-transport-security']).toBe('max-age=31536000');
    expect(here.headers['strict-transport-security']).toBeUndefined();
  });

  it('answer HEAD like GET without the body', async () => {
    const answer = await server.app.inject({ method: 'HEAD', url: '/api/games' });
    expect([answer.statusCode, answer.body, answer.headers['content-length']]).toEqual([200, '', '11']);
  });
});

describe('the proxy to the Auth emulator', () => {
  it('is open in the sandbox, and never in production', async () => {
    const sandbox = await startSignInApp();
    const production = await startSignInApp({ mode: 'production' });
    const bodyOf = async ({ app }: TestApp) => (await app.inject('/emulator/v1/projects/p/accounts')).body;
    expect(await bodyOf(sandbox)).toBe('{}');
    expect(await bodyOf(production)).toContain('not_found');
    await sandbox.close();
    await production.close();
  });
});

describe('the page that refuses to be framed', () => {
  it('cannot be framed by any site', async () => {
    const answer = await server.app.inject('/originals/refusing.html');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining(`frame-ancestors 'none'`),
    });
  });
});
