/** A separate server for journeys that kill it, or need settings of their own, with the same providers as all journeys. */
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../scripts/run/ports.ts';
import { startServerProcess } from '../../scripts/run/startServerProcess.ts';
import { waitForAnswer } from '../../scripts/run/waitForAnswer.ts';
import { test } from './test.ts';

export interface RestartableSite {
  baseUrl: string;
  /** The site ends as in a power failure: nothing is finished or closed. */
  kill: () => Promise<void>;
  /** Starts it with the same data and port. Resolves when it answers. */
  start: () => Promise<void>;
  /** Ends it, and deletes its data. */
  end: () => Promise<void>;
}

/** Prompts and payouts are reported to this server, because each request says where; card webhooks are not. */
const settingsOf = (port: number, dataDir: string, own: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...process.env,
  WEB_DIR: path.join(import.meta.dirname, '../../dist/web'),
  ...own,
  MODE: 'sandbox',
  HOST: '127.0.0.1',
  PORT: String(port),
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
  AUTH_EMULATOR_URL: process.env['E2E_AUTH_URL'],
  STRIPE_API_BASE: process.env['E2E_CARD_URL'],
  DARAJA_BASE_URL: process.env['E2E_MPESA_URL'],
  DARAJA_CALLBACK_BASE_URL: `http://127.0.0.1:${port}`,
});

export async function startRestartableSite(own: NodeJS.ProcessEnv = {}): Promise<RestartableSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'karata-restart-'));
  const output = openSync(path.join(folder, 'site.log'), 'a');
  const port = await findFreePort();
  const env = settingsOf(port, path.join(folder, 'data'), own);
  const baseUrl = `http://localhost:${port}`;
  let server = startServerProcess(env, output);
  await waitForAnswer([`${baseUrl}/api/health`]);
  return {
    baseUrl,
    kill: async () => {
      server.kill();
      await server.ended;
    },
    start: async () => {
      server = startServerProcess(env, output);
      await waitForAnswer([`${baseUrl}/api/health`]);
    },
    end: async () => {
      await server.end();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Journeys of such a site, a new one for each. */
export const testOnSite = (own: NodeJS.ProcessEnv = {}) =>
  test.extend<{ site: RestartableSite }>({
    // Playwright requires a pattern here.
    site: async ({ browserName: _ }, use) => {
      const site = await startRestartableSite(own);
      await use(site);
      await site.end();
    },
    baseURL: async ({ site }, use) => use(site.baseUrl),
  });
