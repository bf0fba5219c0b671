/** The built site in a folder of its own, and the build after it: the same, with another first script. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BUILD_FILE } from '../../contract/buildMark.ts';
import { WORKER_END_FILE, WORKER_FILE } from '../../contract/serviceWorker.ts';

const DIST = path.join(import.meta.dirname, '../../dist');
const NEXT_MAIN = '/assets/main.ffffff.js';
/** The files that may name the first script. */
const NAMING = /\.(?:html|txt|json|js)$/;

export interface OwnBuild {
  webDir: string;
  /** Puts the later build in place, as a release does. @returns the address of its first script */
  release: () => string;
  /** Does what an operator of a static host does who wants no service worker any more. */
  endWorker: () => void;
  remove: () => void;
}

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** Compressed files, which a change makes wrong. */
const dropCompressed = (folder: string): void =>
  filesOf(folder)
    .filter((file) => /\.(?:br|gz)$/.test(file))
    .forEach((file) => rmSync(file));

function release(folder: string): string {
  const web = path.join(folder, 'web');
  const main = readFileSync(path.join(web, BUILD_FILE), 'utf8').trim();
  dropCompressed(web);
  renameSync(path.join(web, main), path.join(web, NEXT_MAIN));
  for (const file of filesOf(folder).filter((name) => NAMING.test(name))) {
    const text = readFileSync(file, 'utf8');
    if (text.includes(main)) writeFileSync(file, text.replaceAll(main, NEXT_MAIN));
  }
  return NEXT_MAIN;
}

export function copyBuild(): OwnBuild {
  const folder = mkdtempSync(path.join(tmpdir(), 'karata-build-'));
  for (const part of ['web', 'render']) cpSync(path.join(DIST, part), path.join(folder, part), { recursive: true });
  const webDir = path.join(folder, 'web');
  return {
    webDir,
    release: () => release(folder),
    endWorker: () => {
      dropCompressed(webDir);
      cpSync(path.join(webDir, WORKER_END_FILE), path.join(webDir, WORKER_FILE));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
