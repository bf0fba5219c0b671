import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Moves the source maps out of the served folder; an operator may give them to an error tracker. */
export function moveSourceMaps(folder: string, target: string): void {
  rmSync(target, { recursive: true, force: true });
  const maps = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.map'));
  maps.forEach((map) => {
    mkdirSync(path.join(target, path.dirname(map)), { recursive: true });
    renameSync(path.join(folder, map), path.join(target, map));
  });
}
