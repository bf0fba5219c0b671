/** npm run reset: empties the data folder. The next start seeds it again. */
import { existsSync } from 'node:fs';
import { loadConfig } from '../server/src/config/readConfig.ts';
import { databaseFile, emptyDataDir } from '../server/src/data/dataDir.ts';
import { wasInProduction } from '../server/src/data/migrate.ts';
import { openDataDir } from '../server/src/data/openStore.ts';
import { isExample } from '../server/src/publish/checkOperatorFacts.ts';
import type { DocumentStore } from '../server/src/store/DocumentStore.ts';
import { runScript, ScriptError } from './runScript.ts';

/** Data of an older program have no mark of production, but they name the licence of the site. */
async function namesLicence(store: DocumentStore): Promise<boolean> {
  const settings = (await store.find('settings')) as { footerData?: { licenseNumber?: unknown } }[];
  const licences = settings.map(({ footerData }) => footerData?.licenseNumber);
  return licences.some((licence) => typeof licence === 'string' && licence !== '' && !isExample(licence));
}

/** The data themselves say it, also in a copy of the folder. @throws ScriptError */
async function refuseRealData(dataDir: string): Promise<void> {
  const store = openDataDir(dataDir);
  const isReal = await Promise.all([wasInProduction(store), namesLicence(store)]).finally(() => store.close());
  if (isReal.includes(true))
    throw new ScriptError(`${dataDir} holds data of a site in production: reset deletes no real data`);
}

await runScript(async () => {
  const { dataDir, mode } = loadConfig();
  if (mode === 'production') throw new ScriptError('MODE is "production": reset deletes no real data');
  if (existsSync(databaseFile(dataDir))) await refuseRealData(dataDir);
  console.log(emptyDataDir(dataDir) ? `${dataDir} is empty now.` : `${dataDir} was empty.`);
});
