import { describe, expect, it } from '@jest/globals';
import type { Middleware } from 'webpack-dev-server';
import { withSandboxGuard } from './devMiddlewares.ts';
import { devServerOptions } from './devServerOptions.ts';

const AWAY = 'http://127.0.0.1:1';

describe('the development server', () => {
  it('opens a new connection for each proxied request, because the server may close a kept one', () => {
    const { proxy } = devServerOptions({
      host: '127.0.0.1',
      port: 0,
      apiPort: 1,
      authUrl: AWAY,
      standIns: { card: AWAY },
    });
    expect(proxy).toHaveLength(3);
    // The proxy's value for "no agent"; without it, connections would be kept.
    for (const options of proxy ?? []) expect(options).toHaveProperty('agent', false);
  });
});

describe('the guard of the development server', () => {
  const [guard] = withSandboxGuard([]) as Exclude<Middleware, (...args: never[]) => unknown>[];
  const statusOf = (url: string, headers = {}, remoteAddress = '127.0.0.1') => {
    let status = 200;
    const response = {
      writeHead: (given: number) => {
        status = given;
        return { end: () => undefined };
      },
    };
    const { middleware } = guard as { middleware: (...args: unknown[]) => void };
    middleware({ url, headers, socket: { remoteAddress } }, response, () => undefined);
    return status;
  };

  it.each([
    '/emulator/control',
    '/emulator/./control',
    '/%65mulator/control',
    '/./emulator/control',
    '/sandbox/card/../control',
  ])('refuses %s', (url) => expect(statusOf(url)).toBe(404));

  it('refuses the rights of an owner to other machines, and lets them sign in', () => {
    const url = '/identitytoolkit.googleapis.com/v1/accounts:signUp';
    expect(statusOf(url, { authorization: 'Bearer owner' }, '192.168.1.9')).toBe(404);
    expect(statusOf(url, { authorization: 'Bearer owner' })).toBe(200);
    expect(statusOf(url, {}, '192.168.1.9')).toBe(200);
    expect(statusOf('/all-games?type=%2e', { authorization: 'Bearer x' }, '192.168.1.9')).toBe(200);
  });
});
