/** The built site with its own data, as a part of a run: for journeys and measurements. */
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../../server/src/config/readConfig.ts';
import { WEB_DIR } from '../build/folders.ts';
import { findFreePort } from './ports.ts';
import type { Run } from './Run.ts';
import { startIdentity } from './startIdentity.ts';
import { type Money, startMoney } from './startMoney.ts';
import type { Output } from './startProcess.ts';
import { startServerProcess } from './startServerProcess.ts';
import { waitForAnswer } from './waitForAnswer.ts';

interface BuiltSite {
  baseUrl: string;
  dataDir: string;
  /** The identity service, for sign-ins. */
  authUrl: string | undefined;
  /** The payment providers. */
  money: Money | undefined;
}

interface SiteOptions {
  hasSignIn?: boolean;
  hasMoney?: boolean;
  /** File for the full log of server and identity service; without it the terminal gets warnings. */
  logFile?: string;
  /** The built web app; `dist/web` if missing. */
  webDir?: string;
  /** Called with the data folder before the server opens it. */
  prepare?: (dataDir: string) => Promise<void>;
}

export async function startBuiltSite(run: Run, options: SiteOptions = {}): Promise<BuiltSite> {
  const { webDir = WEB_DIR, logFile } = options;
  const folder = mkdtempSync(path.join(tmpdir(), 'karata-site-'));
  const dataDir = path.join(folder, 'data');
  await options.prepare?.(dataDir);
  const port = await findFreePort();
  const output = logFile ? openSync(logFile, 'w') : 'inherit';
  const { authUrl, money, settings } = await startOutside(run, options, { dataDir, port, output });
  const own = { MODE: 'sandbox', HOST: '127.0.0.1', PORT: String(port), WEB_DIR: webDir, DATA_DIR: dataDir };
  const logging = { LOG_LEVEL: 'warn', ...process.env, ...(logFile && { LOG_LEVEL: 'trace' }) };
  const server = startServerProcess({ ...logging, ...own, ...settings }, output);
  run.add({
    kill: server.kill,
    end: async () => {
      await server.end();
      // The sandbox providers end at the same time, and may still write files there.
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  });
  void server.ended.then(() => run.fail('The site has ended by itself.'));
  const baseUrl = `http://localhost:${port}`;
  const outside = [...(authUrl ? [authUrl] : []), ...Object.values(money?.urls ?? {})];
  await waitForAnswer([`${baseUrl}/api/health`, baseUrl, ...outside.map((url) => `${url}/`)], () => run.isEnding);
  return { baseUrl, dataDir, authUrl, money };
}

interface Place {
  dataDir: string;
  port: number;
  output: Output;
}

/** The requested services around the site, and the server's settings for them. */
async function startOutside(run: Run, { hasSignIn, hasMoney }: SiteOptions, { dataDir, port, output }: Place) {
  const config = { ...readConfig({}), dataDir, output };
  const authUrl = hasSignIn ? await startIdentity(run, config) : undefined;
  const money = hasMoney ? await startMoney(run, { ...config, serverUrl: `http://127.0.0.1:${port}` }) : undefined;
  return { authUrl, money, settings: { ...(authUrl && { AUTH_EMULATOR_URL: authUrl }), ...money?.settings } };
}
