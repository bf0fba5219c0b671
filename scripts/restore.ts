/** npm run restore -- FILE: puts a backup in place of the database. The server must be stopped. */
import { loadConfig } from '../server/src/config/readConfig.ts';
import { restoreData } from '../server/src/data/backup.ts';
import { runScript, ScriptError } from './runScript.ts';

await runScript(async () => {
  const [file] = process.argv.slice(2);
  const { store, dataDir } = loadConfig();
  if (!file) throw new ScriptError('Usage: npm run restore -- FILE');
  if (store !== 'sqlite') throw new ScriptError('STORE is "firestore": use the imports of Firestore');
  const kept = await restoreData(dataDir, file);
  console.log(`${dataDir} holds what ${file} held.${kept ? ` What it replaced is in ${kept}.` : ''}`);
  console.log("Compare receipts with the providers' reports before opening the site: what came later is missing.");
});
