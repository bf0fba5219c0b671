import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const newest = (entry: string): number => {
  const { mtimeMs } = statSync(entry);
  if (!statSync(entry).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(entry).map((child) => newest(path.join(entry, child))));
};

/** Whether any source, file or folder, is newer than what was built of it, or nothing was built. */
export function isBuildStale(built: string, sources: readonly string[]): boolean {
  return !existsSync(built) || sources.some((source) => newest(source) > statSync(built).mtimeMs);
}
