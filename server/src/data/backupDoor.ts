/**
 * The running server alone can read its database file, so it makes the copy itself: it is asked through a socket in the
 * data folder, which only the same user of the machine may open.
 */
import { chmodSync, closeSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import path from 'node:path';
import { json, text } from 'node:stream/consumers';
import * as v from 'valibot';
import { OWNER_ONLY_FILE } from '../store/sqlite/openSqliteStore.ts';

/** Copies the whole database as it is at one moment, while others go on. */
export type CopyTo = (file: string) => Promise<void>;

const AskSchema = v.strictObject({
  file: v.pipe(
    v.string(),
    v.check((file) => path.isAbsolute(file)),
  ),
});

const socketOf = (dataDir: string): string => path.join(path.resolve(dataDir), 'backup.sock');

/** A whole file or none. @returns its bytes */
export async function copyWhole(copyTo: CopyTo, file: string): Promise<number> {
  const part = `${file}.part`;
  rmSync(part, { force: true });
  closeSync(openSync(part, 'wx', OWNER_ONLY_FILE));
  try {
    await copyTo(part);
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
  return statSync(file).size;
}

/** @returns a function that closes it */
export async function openBackupDoor(dataDir: string, copyTo: CopyTo): Promise<() => Promise<void>> {
  const socket = socketOf(dataDir);
  const server = createServer(async (asked, response) => {
    try {
      const { file } = v.parse(AskSchema, await json(asked));
      response.end(String(await copyWhole(copyTo, file)));
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.message : String(error));
    }
  });
  // One that a crash left behind: the database was free, so nobody listens there.
  rmSync(socket, { force: true });
  await listen(server, socket);
  chmodSync(socket, OWNER_ONLY_FILE);
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

const listen = (server: Server, socket: string): Promise<void> =>
  new Promise((resolve, reject) => void server.once('error', reject).listen(socket, resolve));

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
