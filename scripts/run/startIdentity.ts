import path from 'node:path';
import type { Config } from '../../server/src/config/Config.ts';
import { findFreePort } from './ports.ts';
import type { Run } from './Run.ts';
import { describeEnd, type Output, startProcess } from './startProcess.ts';

export interface IdentityOptions extends Pick<Config, 'dataDir' | 'identity'> {
  output?: Output;
}

const MAIN = path.join(import.meta.dirname, '../../sandbox/auth/main.ts');

/**
 * Starts the sandbox's Firebase Auth as a part of the run, unless the settings name another emulator. @returns its
 * address
 */
export async function startIdentity(run: Run, { dataDir, identity, output }: IdentityOptions): Promise<string> {
  if (identity.emulatorUrl) return identity.emulatorUrl;
  const port = await findFreePort();
  const settings = { AUTH_PORT: String(port), DATA_DIR: dataDir, FIREBASE_PROJECT_ID: identity.projectId };
  const auth = run.add(startProcess(MAIN, { ...process.env, ...settings }, output));
  void auth.ended.then((end) => run.fail(`The sign-in service has ended by itself (${describeEnd(end)}): all ends.`));
  return `http://127.0.0.1:${port}`;
}
