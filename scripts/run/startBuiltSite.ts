/** The built site with data of its own, as a part of a run: for journeys and measurements. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WEB_DIR } from '../build/folders.ts';
import { findFreePort } from './ports.ts';
import type { Run } from './Run.ts';
import { startServerProcess } from './startServerProcess.ts';
import { waitForAnswer } from './waitForAnswer.ts';

interface BuiltSite {
  baseUrl: string;
  dataDir: string;
}

interface SiteOptions {
  /** The built web app; `dist/web` when missing. */
  webDir?: string;
  /** Gets the data folder before the server opens it. */
  prepare?: (dataDir: string) => Promise<void>;
}

export async function startBuiltSite(run: Run, { webDir = WEB_DIR, prepare }: SiteOptions = {}): Promise<BuiltSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'karata-site-'));
  const dataDir = path.join(folder, 'data');
  await prepare?.(dataDir);
  const port = await findFreePort();
  const settings = { MODE: 'sandbox', HOST: '127.0.0.1', PORT: String(port), WEB_DIR: webDir, DATA_DIR: dataDir };
  const server = startServerProcess({ LOG_LEVEL: 'warn', ...process.env, ...settings });
  run.add({
    kill: server.kill,
    end: async () => {
      await server.end();
      rmSync(folder, { recursive: true, force: true });
    },
  });
  void server.ended.then(() => run.fail('The site has ended by itself.'));
  const baseUrl = `http://localhost:${port}`;
  await waitForAnswer([`${baseUrl}/api/health`, baseUrl], () => run.isEnding);
  return { baseUrl, dataDir };
}
