import { readdirSync } from 'node:fs';
import path from 'node:path';
import { BUILD_FILE } from '../../../contract/buildMark.ts';
import { pageFile } from '../../../contract/homePage.ts';
import { WORKER_FILE } from '../../../contract/serviceWorker.ts';
import type { Language } from '../../../contract/userChoices.ts';

/** Not public: source maps, and compressed files, which are sent under the name of their original. */
const HIDDEN = /\.(?:map|br|gz)$/;

/** The built files as address paths without the leading slash. The build does not change while it is served. */
export function listWebFiles(webDir: string): ReadonlySet<string> {
  const entries = readdirSync(webDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !HIDDEN.test(entry.name));
  return new Set(
    files.map((file) => path.relative(webDir, path.join(file.parentPath, file.name)).replaceAll(path.sep, '/')),
  );
}

const FILES_ONLY = /^(?:assets|images|originals)\//;
/** Such as `.git/config`, wherever they stand. */
const HIDDEN_NAME = /(?:^|\/)\.[^./]/;
/** The name of a provider may contain a dot. */
const hasExtension = (address: string): boolean => /\.[^/]*$/.test(address) && !address.startsWith('provider/');

/** The page as it was built in the language: `page` itself, which is English, when there is no other. */
export function inLanguage(files: ReadonlySet<string>, page: string, language: Language): string {
  const own = pageFile(page.replace(/\.html$/, ''), language);
  return files.has(own) ? own : page;
}

/** The file for an address: home is prerendered, other pages start from the shell. Undefined for a missing file. */
export function fileFor(files: ReadonlySet<string>, address: string): string | undefined {
  if (address === '') return 'index.html';
  if (files.has(address)) return address;
  if (FILES_ONLY.test(address) || HIDDEN_NAME.test(address) || hasExtension(address)) return undefined;
  return files.has('app.html') ? 'app.html' : 'index.html';
}

/** The app starts from a shell at an address without its own file. */
export const isShell = (file: string): boolean => /^(?:app|index)(?:\.\w+)?\.html$/.test(file);

/** They tell whether there is a new version. */
const ASKED_EACH_TIME: ReadonlySet<string> = new Set([BUILD_FILE, WORKER_FILE]);

/** How long a browser may keep a file without asking. */
export function cacheControlFor(file: string): string {
  if (file.endsWith('.html') || ASKED_EACH_TIME.has(`/${file}`)) return 'no-cache';
  if (/^assets\/.+\.[\da-f]{6,}\.\w+$/.test(file)) return 'public, max-age=31536000, immutable';
  return 'public, max-age=3600, stale-while-revalidate=86400';
}
