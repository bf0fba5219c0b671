import type { AppConfig } from '../app.ts';
import { type FakeEmulator, startFakeEmulator } from './fakeEmulator.ts';
import { emulatedIdentity, type FakeClaims, unsignedToken } from './fakeTokens.ts';
import { startTestApp, type TestApp, type TestEdges } from './startTestApp.ts';

interface Asked {
  method?: 'GET' | 'POST' | 'PATCH';
  body?: object;
  /** The player whose token is sent. */
  as?: FakeClaims;
  headers?: Record<string, string>;
}

export interface SignInApp extends TestApp {
  emulator: FakeEmulator;
  /** Calls below /api as a signed-in player of the sandbox. */
  ask: (path: string, asked?: Asked) => Promise<{ status: number; body: string; data: unknown; code: unknown }>;
}

/** The real server in sandbox mode beside a fake emulator. */
export async function startSignInApp(config: Partial<AppConfig> = {}, edges?: TestEdges): Promise<SignInApp> {
  const emulator = await startFakeEmulator();
  const server = await startTestApp({ identity: emulatedIdentity(emulator.url), ...config }, edges);
  return {
    ...server,
    emulator,
    async ask(path, { method = 'GET', body, as, ...asked } = {}) {
      const headers = { authorization: `Bearer ${unsignedToken(as)}`, ...asked.headers };
      const answer = await server.app.inject({ method, url: `/api${path}`, headers, ...(body && { payload: body }) });
      const { data, error } = answer.json<{ data?: unknown; error?: { code: unknown } }>();
      return { status: answer.statusCode, body: answer.body, data, code: error?.code };
    },
    async close() {
      await emulator.close();
      await server.close();
    },
  };
}
