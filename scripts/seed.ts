/** npm run seed -- --games 10000: fills the data folder, with a large catalogue for measurements on request. */
import { parseArgs } from 'node:util';
import { seedData } from '../server/seed/seedData.ts';
import { seedStore } from '../server/seed/seed.ts';
import { topUpGames } from '../server/seed/catalogue/topUpGames.ts';
import { loadConfig } from '../server/src/config/readConfig.ts';
import type { Config } from '../server/src/config/Config.ts';
import { openStore } from '../server/src/data/openStore.ts';
import { runScript, ScriptError } from './runScript.ts';

const MAX_GAMES = 100_000;
const USAGE = 'Usage: npm run seed [-- --games N]';

function readArguments(): string | undefined {
  try {
    return parseArgs({ options: { games: { type: 'string' } } }).values.games;
  } catch (error) {
    throw new ScriptError(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

function wantedGames(): number {
  const given = readArguments();
  if (given === undefined) return 0;
  const games = Number(given);
  if (/^\d+$/.test(given) && games >= 1 && games <= MAX_GAMES) return games;
  throw new ScriptError(`--games is "${given}": give a whole number from 1 to ${MAX_GAMES}\n${USAGE}`);
}

const placeOf = ({ store, dataDir, identity }: Config): string =>
  store === 'firestore' ? `the Firestore of ${identity.projectId}` : dataDir;

await runScript(async () => {
  const games = wantedGames();
  const config = loadConfig();
  const store = await openStore(config);
  const written =
    (await seedStore(store, seedData(Date.now(), config.mode))) + (await topUpGames(store, games, Date.now()));
  console.log(`${written} documents written to ${placeOf(config)}, which has ${await store.count('games')} games now.`);
  await store.close();
});
