/** npm run backup -- FILE: copies the whole database at one moment, also while the server runs. */
import { existsSync } from 'node:fs';
import { loadConfig } from '../server/src/config/readConfig.ts';
import { askForBackup, copyAtomically } from '../server/src/data/backup.ts';
import { databaseFile } from '../server/src/data/dataDir.ts';
import { openDataDir } from '../server/src/data/openStore.ts';
import { runScript, ScriptError } from './runScript.ts';

async function copyStopped(dataDir: string, file: string): Promise<number> {
  if (!existsSync(databaseFile(dataDir))) throw new ScriptError(`${dataDir} holds no data yet`);
  const store = openDataDir(dataDir);
  try {
    return await copyAtomically((part) => store.copyTo?.(part) ?? Promise.resolve(), file);
  } finally {
    await store.close();
  }
}

await runScript(async () => {
  const [file] = process.argv.slice(2);
  const { store, dataDir } = loadConfig();
  if (!file) throw new ScriptError('Usage: npm run backup -- FILE');
  if (store !== 'sqlite') throw new ScriptError('STORE is "firestore": use the exports of Firestore');
  if (existsSync(file)) throw new ScriptError(`${file} exists: give another name`);
  const asked = await askForBackup(dataDir, file).catch((error: Error) => {
    throw new ScriptError(`The server could not make the backup: ${error.message}`);
  });
  const bytes = asked ?? (await copyStopped(dataDir, file));
  console.log(`${file} holds everything of ${dataDir}: ${bytes} bytes, for its owner alone.`);
});
