import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BundleManifest } from '../scripts/build/bundleManifest.ts';
import { MANIFEST_FILE, WEB_DIR } from '../scripts/build/folders.ts';
import { ScriptError } from '../scripts/runScript.ts';
import type { BuiltWeb } from './sizeReport.ts';

const MOTIFS_FOLDER = 'assets/motifs';

/** @throws ScriptError when nothing is built */
export function readBuiltWeb(): BuiltWeb {
  const index = path.join(WEB_DIR, 'index.html');
  if (!existsSync(index) || !existsSync(MANIFEST_FILE))
    throw new ScriptError('Nothing is built: run npm run build first');
  return {
    indexHtml: readFileSync(index, 'utf8'),
    kiswahiliHtml: readFileSync(path.join(WEB_DIR, 'index.sw.html'), 'utf8'),
    motifs: readdirSync(path.join(WEB_DIR, MOTIFS_FOLDER))
      .filter((file) => file.endsWith('.svg'))
      .map((file) => `${MOTIFS_FOLDER}/${file}`),
    manifest: JSON.parse(readFileSync(MANIFEST_FILE, 'utf8')) as BundleManifest,
    read: (file) => readFileSync(path.join(WEB_DIR, file)),
  };
}
