import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const newest = (entry: string): number => {
  const { mtimeMs } = statSync(entry);
  if (!statSync(entry).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(entry).map((child) => newest(path.join(entry, child))));
};

/** True when a source is newer than the build, or when there is no build. */
export function isBuildStale(built: string, sources: readonly string[]): boolean {
  return !existsSync(built) || sources.some((source) => newest(source) > statSync(built).mtimeMs);
}
