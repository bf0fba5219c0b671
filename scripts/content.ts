/** npm run content -- export|import FILE: copies operator content between the store and a file. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadConfig } from '../server/src/config/readConfig.ts';
import type { Config } from '../server/src/config/Config.ts';
import { databaseFile } from '../server/src/data/dataDir.ts';
import { openStore } from '../server/src/data/openStore.ts';
import type { DocumentStore } from '../server/src/store/DocumentStore.ts';
import { importedOffers, offerProblems } from '../server/seed/check/offerPrices.ts';
import { storedBonusIdProblems } from '../server/seed/check/bonusIds.ts';
import { closedChallengeProblems } from './content/closedChallenges.ts';
import { contentText } from './content/contentText.ts';
import { readContent } from './content/readContent.ts';
import type { Content } from '../server/seed/check/checkContent.ts';
import { mistakesIn, readContentFile } from './content/readContentFile.ts';
import { exportReport, importReport } from './content/reports.ts';
import { USAGE } from './content/usage.ts';
import { writeContent } from './content/writeContent.ts';
import { writeWhole } from './content/writeWhole.ts';
import { runScript, ScriptError } from './runScript.ts';

const OPTIONS = { replace: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;

const wrongUse = (why: string): ScriptError => new ScriptError(`${why}\n\n${USAGE}`);

function readArguments() {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw wrongUse(error instanceof Error ? error.message : String(error));
  }
}

async function withStore(config: Config, work: (store: DocumentStore) => Promise<string>): Promise<void> {
  const store = await openStore(config);
  try {
    console.log(await work(store));
  } finally {
    await store.close();
  }
}

async function exportTo(file: string): Promise<void> {
  const config = loadConfig();
  if (config.store === 'sqlite' && !existsSync(databaseFile(config.dataDir)))
    throw new ScriptError(`${config.dataDir} holds no data yet: run npm run seed, or start the server once`);
  await withStore(config, async (store) => {
    const stored = await readContent(store);
    writeWhole(file, contentText(stored.content));
    return exportReport(file, stored);
  });
}

async function problemsAfter(store: DocumentStore, content: Content, isReplacing: boolean, kesPerUsd: number) {
  const offers = await importedOffers(store, content, isReplacing);
  return offers ? offerProblems(offers, kesPerUsd) : [];
}

async function importFrom(file: string, isReplacing: boolean): Promise<void> {
  const content = readContentFile(file);
  const config = loadConfig();
  await withStore(config, async (store) => {
    const problems = [
      ...(await storedBonusIdProblems(store, content, isReplacing)),
      ...(await closedChallengeProblems(store, content, Date.now())),
      ...(config.isGenerous ? [] : await problemsAfter(store, content, isReplacing, config.kesPerUsd)),
    ];
    if (problems.length > 0) throw mistakesIn(file, problems);
    return importReport(await writeContent(store, content, isReplacing), isReplacing);
  });
}

await runScript(async () => {
  const { values, positionals } = readArguments();
  const [verb, file, ...more] = positionals;
  if (values.help) return console.log(USAGE);
  if (verb !== 'export' && verb !== 'import') throw wrongUse(verb ? `"${verb}" is no command` : 'A command is needed');
  if (!file || more.length > 0) throw wrongUse(`${verb} needs one file`);
  if (verb === 'import') return importFrom(file, values.replace ?? false);
  if (values.replace) throw wrongUse('--replace is for import');
  return exportTo(file);
});
