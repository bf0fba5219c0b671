import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Not for the public: source maps; and the compressed siblings, which travel under their own file's name. */
const HIDDEN = /\.(?:map|br|gz)$/;

/** The files of the built web app as paths of addresses without the leading slash. The build does not change while it is served. */
export function listWebFiles(webDir: string): ReadonlySet<string> {
  const entries = readdirSync(webDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !HIDDEN.test(entry.name));
  return new Set(
    files.map((file) => path.relative(webDir, path.join(file.parentPath, file.name)).replaceAll(path.sep, '/')),
  );
}

const FILES_ONLY = /^(?:assets|images|originals)\//;
/** A provider's name may have a dot. */
const hasExtension = (address: string): boolean => /\.[^/]*$/.test(address) && !address.startsWith('provider/');

/**
 * The file that answers an address: home is prerendered, the other pages of the app start from the chrome-only shell.
 * Undefined for what looks like a file and is none.
 */
export function fileFor(files: ReadonlySet<string>, address: string): string | undefined {
  if (address === '') return 'index.html';
  if (files.has(address)) return address;
  if (FILES_ONLY.test(address) || hasExtension(address)) return undefined;
  return files.has('app.html') ? 'app.html' : 'index.html';
}

/** What the app starts from at an address that is no file of its own. */
export const isShell = (file: string): boolean => file === 'app.html' || file === 'index.html';

/** How long a browser may keep a file without asking. */
export function cacheControlFor(file: string): string {
  if (file.endsWith('.html')) return 'no-cache';
  if (/^assets\/.+\.[\da-f]{8,}\.\w+$/.test(file)) return 'public, max-age=31536000, immutable';
  return 'public, max-age=3600, stale-while-revalidate=86400';
}
