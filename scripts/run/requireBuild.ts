import path from 'node:path';
import { MANIFEST_FILE } from '../build/folders.ts';
import { isBuildStale } from './isBuildStale.ts';
import type { Run } from './Run.ts';
import { runCommand } from './runCommand.ts';

const from = (entry: string) => path.join(import.meta.dirname, '../..', entry);
const SOURCES = [
  ...['src', 'originals', 'contract', 'content', 'public', 'scripts/build'],
  ...['webpack.config.ts', 'babel.config.cjs', 'package.json'],
];

/** Builds the web app unless the build is newer than its sources; ends the run after a failed build. */
export async function requireBuild(run: Run): Promise<void> {
  if (!isBuildStale(MANIFEST_FILE, SOURCES.map(from))) return;
  if ((await runCommand(run, ['scripts/build.ts'])) !== 0) await run.fail('The web app does not build.');
}
