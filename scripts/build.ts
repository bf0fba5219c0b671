/** npm run build: the web app for production in dist/web, with prerendered first screens and compressed texts. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleManifest } from './build/bundleManifest.ts';
import { compressFiles } from './build/compressFiles.ts';
import { MANIFEST_FILE, SOURCE_MAPS_DIR, WEB_DIR } from './build/folders.ts';
import { moveSourceMaps } from './build/moveSourceMaps.ts';
import { readWebIdentity } from './build/readWebIdentity.ts';
import { runWebpack } from './build/runWebpack.ts';
import { writePages } from './build/writePages.ts';
import { writeWorker } from './build/writeWorker.ts';
import { runScript } from './runScript.ts';

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
