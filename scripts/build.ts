/** npm run build: the web app for production in dist/web, with prerendered first screens and compressed texts. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack, { type MultiStats } from 'webpack';
import createConfig from '../webpack.config.ts';
import { bundleManifest } from './build/bundleManifest.ts';
import { compressFiles } from './build/compressFiles.ts';
import { MANIFEST_FILE, SOURCE_MAPS_DIR, WEB_DIR } from './build/folders.ts';
import { readWebIdentity } from './build/readWebIdentity.ts';
import { writePages } from './build/writePages.ts';
import { writeWorker } from './build/writeWorker.ts';
import { runScript, ScriptError } from './runScript.ts';

/** Builds every bundle for production and prints webpack's warnings. @throws ScriptError with webpack's errors */
async function runWebpack(): Promise<MultiStats> {
  const compiler = webpack(createConfig(undefined, { mode: 'production' }));
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats) throw new Error('webpack gave no account of its work');
  const account = stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY });
  if (stats.hasErrors()) throw new ScriptError(account);
  if (stats.hasWarnings()) console.warn(account);
  return stats;
}

/** Moves the source maps out of the served folder; an operator may give them to an error tracker. */
function moveSourceMaps(folder: string, target: string): void {
  rmSync(target, { recursive: true, force: true });
  const maps = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.map'));
  maps.forEach((map) => {
    mkdirSync(path.join(target, path.dirname(map)), { recursive: true });
    renameSync(path.join(folder, map), path.join(target, map));
  });
}

await runScript(async () => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  process.env['NODE_ENV'] = 'production';
  rmSync(WEB_DIR, { recursive: true, force: true });
  const manifest = bundleManifest(await runWebpack());
  moveSourceMaps(WEB_DIR, SOURCE_MAPS_DIR);
  await writePages(manifest, readWebIdentity(process.env));
  writeWorker(manifest);
  await compressFiles(WEB_DIR);
  mkdirSync(path.dirname(MANIFEST_FILE), { recursive: true });
  writeFileSync(MANIFEST_FILE, JSON.stringify(manifest, null, 2));
  console.log('The web app is in dist/web. Serve it with npm run serve.');
});
