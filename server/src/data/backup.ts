import { once } from 'node:events';
import fs from 'node:fs';
import { createServer, request } from 'node:http';
import path from 'node:path';
import { json, text } from 'node:stream/consumers';
import * as v from 'valibot';
import { DatabaseSync } from 'node:sqlite';
import { OWNER_ONLY_FILE } from '../store/sqlite/openSqliteStore.ts';
import { ConfigError } from '../config/Config.ts';
import { codeOf, diskTrouble } from '../store/errors.ts';
import { databaseFile, ensureDataDir } from './dataDir.ts';
import { openDataDir } from './openStore.ts';

/** Copies the complete database as it is at one moment, while others go on. */
type CopyTo = (file: string) => Promise<void>;

const AskSchema = v.strictObject({
  file: v.pipe(
    v.string(),
    v.check((file) => path.isAbsolute(file)),
  ),
});

const socketOf = (dataDir: string): string => path.join(path.resolve(dataDir), 'backup.sock');

/** Makes the complete file or none. @returns its bytes */
export async function copyAtomically(copyTo: CopyTo, file: string): Promise<number> {
  const part = `${file}.part`;
  fs.rmSync(part, { force: true });
  fs.closeSync(fs.openSync(part, 'wx', OWNER_ONLY_FILE));
  try {
    await copyTo(part);
    fs.renameSync(part, file);
  } finally {
    fs.rmSync(part, { force: true });
  }
  return fs.statSync(file).size;
}

/**
 * The running server alone can read its database file, so it makes the copy: it is asked through a socket in the data
 * folder, which only the same user of the machine may open. @returns a function that closes it
 */
export async function openBackupDoor(dataDir: string, copyTo: CopyTo): Promise<() => Promise<void>> {
  const socket = socketOf(dataDir);
  const server = createServer(async (asked, response) => {
    try {
      const { file } = v.parse(AskSchema, await json(asked));
      response.end(String(await copyAtomically(copyTo, file)));
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.message : String(error));
    }
  });
  // A crash may have left a socket behind: the database was free, so nobody listens there.
  fs.rmSync(socket, { force: true });
  await once(server.listen(socket), 'listening');
  fs.chmodSync(socket, OWNER_ONLY_FILE);
  // A door that fails while it is open costs a backup and no more, so the server goes on.
  server.on('error', (error) => process.emitWarning(`Backups of the running server may fail: ${String(error)}`));
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** Asks the running server. @returns the bytes of the copy; undefined when no server runs @throws Error when it fails */
export function askForBackup(dataDir: string, file: string): Promise<number | undefined> {
  const options = { socketPath: socketOf(dataDir), method: 'POST', path: '/' };
  return new Promise((resolve, reject) => {
    const asking = request(options, (answer) => {
      text(answer).then((said) => {
        if (answer.statusCode === 200) resolve(Number(said));
        else reject(new Error(said));
      }, reject);
    });
    asking.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? resolve(undefined) : reject(error),
    );
    asking.end(JSON.stringify({ file: path.resolve(file) }));
  });
}

/**
 * Puts a backup in place of the database, which is kept beside it.
 * @returns where it is kept; undefined when there was none
 * @throws ConfigError when a server runs, or the file is no whole backup; then nothing has changed
 */
export async function restoreData(dataDir: string, backup: string): Promise<string | undefined> {
  requireIntactBackup(backup);
  ensureDataDir(dataDir);
  const file = databaseFile(dataDir);
  const isReplacing = fs.existsSync(file);
  // This fails while a server runs, and brings everything into the one file.
  if (isReplacing) await openDataDir(dataDir).close();
  const fresh = `${file}.restored`;
  fs.copyFileSync(backup, fresh, fs.constants.COPYFILE_FICLONE);
  fs.chmodSync(fresh, OWNER_ONLY_FILE);
  const kept = isReplacing ? keep(file) : undefined;
  // The copy takes the place of the database in one step: there is no moment without one.
  fs.renameSync(fresh, file);
  return kept;
}

/** Another name for the same file. One that an earlier restore kept stays: it may hold the only copy of the money. */
function keep(file: string): string {
  const first = `${file}.before-restore`;
  let kept = first;
  for (let number = 2; fs.existsSync(kept); number += 1) kept = `${first}-${number}`;
  linkOrCopy(file, kept);
  return kept;
}

/** Some disks, such as those of memory cards, have one name for a file. Neither way writes over a file that is there. */
function linkOrCopy(file: string, kept: string): void {
  try {
    fs.linkSync(file, kept);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw error;
    fs.copyFileSync(file, kept, fs.constants.COPYFILE_EXCL | fs.constants.COPYFILE_FICLONE);
    fs.chmodSync(kept, OWNER_ONLY_FILE);
  }
}

function requireIntactBackup(file: string): void {
  const trouble = fs.existsSync(file) ? findTrouble(file) : 'there is no such file';
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
