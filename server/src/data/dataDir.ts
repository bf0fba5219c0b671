/** The data folder of the local run. A marker file shows that it is ours, so a reset cannot delete another folder. */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from '../config/Config.ts';
import { codeOf } from '../store/errors.ts';

const MARKER = '.karata-data';
const DATABASE = 'karata.sqlite';

export const databaseFile = (dataDir: string): string => path.join(dataDir, DATABASE);

const isOurs = (dataDir: string): boolean => existsSync(path.join(dataDir, MARKER));
const isEmpty = (dataDir: string): boolean => readdirSync(dataDir).length === 0;

/** @throws ConfigError when the folder contains files of another program, or cannot be written */
export function ensureDataDir(dataDir: string): void {
  if (existsSync(dataDir) && !isOurs(dataDir) && !isEmpty(dataDir)) {
    throw new ConfigError(`DATA_DIR is "${dataDir}", which holds other files: give an empty folder, or a new one`);
  }
  try {
    mkdirSync(dataDir, { recursive: true, mode: OWNER_ONLY });
    writeFileSync(path.join(dataDir, MARKER), 'Data of the local run of Karata. npm run reset empties this folder.\n');
  } catch (error) {
    const why = codeOf(error) ?? error;
    throw new ConfigError(
      `DATA_DIR is "${dataDir}", which cannot be written (${why}): give a folder of your own, on a disk with room`,
    );
  }
}

/** Players' data are nobody else's. */
const OWNER_ONLY = 0o700;

/** Deletes all but the marker; true when there was anything. @throws ConfigError without the marker */
export function emptyDataDir(dataDir: string): boolean {
  if (!existsSync(dataDir) || isEmpty(dataDir)) return false;
  if (!isOurs(dataDir))
    throw new ConfigError(`DATA_DIR is "${dataDir}", which is no data folder of Karata: nothing was deleted`);
  const entries = readdirSync(dataDir).filter((entry) => entry !== MARKER);
  entries.forEach((entry) => rmSync(path.join(dataDir, entry), { recursive: true }));
  return entries.length > 0;
}
