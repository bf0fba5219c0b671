/** The built site with data of its own, as a part of a run: for journeys and measurements. */
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../../server/src/config/readConfig.ts';
import { WEB_DIR } from '../build/folders.ts';
import { findFreePort } from './ports.ts';
import type { Run } from './Run.ts';
import { startIdentity } from './startIdentity.ts';
import type { Output } from './startProcess.ts';
import { startServerProcess } from './startServerProcess.ts';
import { waitForAnswer } from './waitForAnswer.ts';

interface BuiltSite {
  baseUrl: string;
  dataDir: string;
  /** The identity service, for who lets players sign in. */
  authUrl: string | undefined;
}

interface SiteOptions {
  hasSignIn?: boolean;
  /** Gets everything that server and identity service log, down to the least; the terminal gets warnings when missing. */
  logFile?: string;
  /** The built web app; `dist/web` when missing. */
  webDir?: string;
  /** Gets the data folder before the server opens it. */
  prepare?: (dataDir: string) => Promise<void>;
}

export async function startBuiltSite(
  run: Run,
  { webDir = WEB_DIR, prepare, hasSignIn = false, logFile }: SiteOptions = {},
): Promise<BuiltSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'karata-site-'));
  const dataDir = path.join(folder, 'data');
  await prepare?.(dataDir);
  const port = await findFreePort();
  const output = logFile ? openSync(logFile, 'w') : 'inherit';
  const authUrl = hasSignIn ? await startSignIn(run, dataDir, output) : undefined;
  const settings = {
    ...{ MODE: 'sandbox', HOST: '127.0.0.1', PORT: String(port), WEB_DIR: webDir, DATA_DIR: dataDir },
    ...(authUrl && { AUTH_EMULATOR_URL: authUrl }),
    ...(logFile && { LOG_LEVEL: 'trace' }),
  };
  const server = startServerProcess({ LOG_LEVEL: 'warn', ...process.env, ...settings }, output);
  run.add({
    kill: server.kill,
    end: async () => {
      await server.end();
      rmSync(folder, { recursive: true, force: true });
    },
  });
  void server.ended.then(() => run.fail('The site has ended by itself.'));
  const baseUrl = `http://localhost:${port}`;
  await waitForAnswer([`${baseUrl}/api/health`, baseUrl, ...(authUrl ? [`${authUrl}/`] : [])], () => run.isEnding);
  return { baseUrl, dataDir, authUrl };
}

const startSignIn = (run: Run, dataDir: string, output: Output) =>
  startIdentity(run, { dataDir, identity: readConfig({}).identity, output });
