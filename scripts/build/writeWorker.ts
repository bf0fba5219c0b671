import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WORKER_FILE } from '../../contract/serviceWorker.ts';
import type { WorkerBuild } from '../../src/worker/workerBuild.ts';
import type { BundleManifest, ChunkFiles } from './bundleManifest.ts';
import { WEB_DIR } from './folders.ts';

/** The styles of the first ones are in the page itself. */
const WITHOUT_STYLES = ['main', 'home', 'kinds'];
const WITH_STYLES = ['footer'];

const filesOf = (web: ChunkFiles, names: readonly string[]): readonly string[] =>
  names.flatMap((name) => web[name] ?? []);

/** The files with hashes in their names that home needs to work without a network. */
function shellOf(web: ChunkFiles): string[] {
  const scripts = filesOf(web, WITHOUT_STYLES).filter((file) => file.endsWith('.js'));
  return [...new Set([...scripts, ...filesOf(web, WITH_STYLES)])].map((file) => `/${file}`);
}

/** Changes with every picture that comes with the build. */
function pictureMark(webDir: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(path.join(webDir, 'images'), { recursive: true, withFileTypes: true });
  const names = files.filter((file) => file.isFile()).map((file) => path.join(file.parentPath, file.name));
  for (const name of names.toSorted()) hash.update(path.relative(webDir, name)).update(readFileSync(name));
  return hash.digest('hex').slice(0, 6);
}

/** The worker must know this of its build. @throws Error when the build has no first script */
export function workerBuild({ web }: BundleManifest, webDir: string): WorkerBuild {
  const shell = shellOf(web);
  const main = shell.find((file) => file.startsWith('/assets/main.'));
  if (!main) throw new Error('the build has no first script');
  return { main, shell, pictures: pictureMark(webDir) };
}

const PLACE = '__WORKER_BUILD__';

/** Writes into the service worker which build it belongs to, so that each build has another worker. */
export function writeWorker(manifest: BundleManifest, webDir = WEB_DIR): void {
  const file = path.join(webDir, WORKER_FILE);
  const script = readFileSync(file, 'utf8');
  if (!script.includes(PLACE)) throw new Error(`${WORKER_FILE} has no ${PLACE}`);
  writeFileSync(
    file,
    script.replaceAll(PLACE, () => JSON.stringify(workerBuild(manifest, webDir))),
  );
}
