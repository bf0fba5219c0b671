import { afterEach, describe, expect, it } from '@jest/globals';
import { openKits } from '../testing/openKits.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

const LIMITS = { playerWrites: 9, badTokens: 1, hooks: 1 };

let server: TestApp;
const start = async (...trustedProxies: string[]) => {
  server = await startTestApp({ callLimits: LIMITS, trustedProxies });
};
afterEach(() => server.close());

const BAD_TOKEN = { url: '/api/users/me', headers: { authorization: 'Bearer garbage' } };
const STRANGE_CALLBACKS = openKits().map(({ rail, hooks }) => {
  const request = { method: 'POST', url: `/api/hooks${hooks.strange}`, headers: {} } as const;
  return [`callbacks of ${rail.name}`, request, hooks.refusal] as const;
});

/** Refusals below the limit: 401 for an invalid token, the rail's own for an unknown callback. */
describe.each([['bad tokens', BAD_TOKEN, 401], ...STRANGE_CALLBACKS] as const)(
  'the request limit of %s',
  (_, request, refused) => {
    const ask = async (remoteAddress: string, forwardedFor: string) => {
      const headers = { ...request.headers, 'x-forwarded-for': forwardedFor };
      return (await server.app.inject({ ...request, headers, remoteAddress })).statusCode;
    };

    it('counts the connected address and ignores X-Forwarded-For when no proxy is trusted', async () => {
      await start();
      expect(await ask('10.0.0.7', '41.90.0.1')).toBe(refused);
      expect(await ask('10.0.0.7', '41.90.0.2')).toBe(429);
      expect(await ask('10.0.0.8', '41.90.0.1')).toBe(refused);
    });

    it.each(['10.0.0.7', '10.0.0.0/8'])(
      'counts the forwarded address behind a trusted proxy of %s',
      async (trusted) => {
        await start('::1', trusted);
        expect(await ask('10.0.0.7', '41.90.0.1')).toBe(refused);
        expect(await ask('10.0.0.7', '41.90.0.2')).toBe(refused);
        expect(await ask('10.0.0.7', '41.90.0.1')).toBe(429);
      },
    );

    it('counts the connected address when it is not a trusted proxy', async () => {
      await start('10.0.0.7');
      expect(await ask('41.90.0.9', '41.90.0.1')).toBe(refused);
      expect(await ask('41.90.0.9', '41.90.0.2')).toBe(429);
      expect(await ask('10.0.0.7', '41.90.0.1')).toBe(refused);
    });

    it('uses the address that a trusted proxy added, not the addresses before it', async () => {
      await start('10.0.0.7', '10.0.0.8');
      expect(await ask('10.0.0.7', '1.1.1.1, 41.90.0.1')).toBe(refused);
      expect(await ask('10.0.0.7', '2.2.2.2, 41.90.0.1')).toBe(429);
      expect(await ask('10.0.0.7', '3.3.3.3, 41.90.0.1, 10.0.0.8')).toBe(429);
      expect(await ask('10.0.0.7', '10.0.0.7, 41.90.0.2')).toBe(refused);
    });
  },
);
