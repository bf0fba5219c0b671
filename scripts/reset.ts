/** npm run reset: empties the data folder. The next start seeds it again. */
import { existsSync } from 'node:fs';
import { loadConfig } from '../server/src/config/loadConfig.ts';
import { databaseFile, emptyDataDir } from '../server/src/data/dataDir.ts';
import { openDataDir } from '../server/src/data/openDataDir.ts';
import { runScript, ScriptError } from './runScript.ts';

await runScript(async () => {
  const { dataDir, mode } = loadConfig();
  if (mode === 'production') throw new ScriptError('MODE is "production": reset deletes no real data');
  if (existsSync(databaseFile(dataDir))) await openDataDir(dataDir).close();
  console.log(emptyDataDir(dataDir) ? `${dataDir} is empty now.` : `${dataDir} was empty.`);
});
