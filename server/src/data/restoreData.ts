import { chmodSync, constants, copyFileSync, existsSync, linkSync, renameSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../config/ConfigError.ts';
import { diskTrouble } from '../store/errors.ts';
import { OWNER_ONLY_FILE } from '../store/sqlite/openSqliteStore.ts';
import { databaseFile, ensureDataDir } from './dataDir.ts';
import { openDataDir } from './openDataDir.ts';

/**
 * Puts a backup in place of the database, which is kept beside it.
 * @returns where it is kept; undefined when there was none
 * @throws ConfigError when a server runs, or the file is no whole backup; then nothing has changed
 */
export async function restoreData(dataDir: string, backup: string): Promise<string | undefined> {
  requireWhole(backup);
  ensureDataDir(dataDir);
  const file = databaseFile(dataDir);
  const isReplacing = existsSync(file);
  // Fails while a server runs, and brings everything into the one file.
  if (isReplacing) await openDataDir(dataDir).close();
  const fresh = `${file}.restored`;
  copyFileSync(backup, fresh, constants.COPYFILE_FICLONE);
  chmodSync(fresh, OWNER_ONLY_FILE);
  const kept = isReplacing ? keep(file) : undefined;
  // Takes the place of the database in one step: there is no moment without one.
  renameSync(fresh, file);
  return kept;
}

/** Another name for the same file. One that an earlier restore kept stays: it may hold the only copy of the money. */
function keep(file: string): string {
  const first = `${file}.before-restore`;
  let kept = first;
  for (let number = 2; existsSync(kept); number += 1) kept = `${first}-${number}`;
  linkOrCopy(file, kept);
  return kept;
}

/** Some disks, such as those of memory cards, have one name for a file. Neither way writes over a file that is there. */
function linkOrCopy(file: string, kept: string): void {
  try {
    linkSync(file, kept);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw error;
    copyFileSync(file, kept, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
    chmodSync(kept, OWNER_ONLY_FILE);
  }
}

function requireWhole(file: string): void {
  const trouble = existsSync(file) ? findTrouble(file) : 'there is no such file';
  if (trouble) throw new ConfigError(`${file} is no backup of Karata: ${trouble}`);
}

function findTrouble(file: string): string | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const [row] = database.prepare('PRAGMA integrity_check').all();
    if (Object.values(row ?? {})[0] !== 'ok') return 'the file is damaged';
    const tables = database.prepare(`SELECT name FROM sqlite_master WHERE name IN ('users', 'deposits')`).all();
    return tables.length === 2 ? undefined : 'it has no players and deposits';
  } catch (error) {
    return diskTrouble(error) ?? 'it cannot be read';
  } finally {
    database?.close();
  }
}
