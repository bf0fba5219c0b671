import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { giveModels } from './migrations/giveModels.ts';
import { joinPersons } from './migrations/joinPersons.ts';
import { openOldMoney } from './migrations/openOldMoney.ts';
import { shareFlights } from './migrations/shareFlights.ts';
import { twoSides } from './migrations/twoSides.ts';
import { offerProblems, storedOffers } from './seed/check/offerPrices.ts';
import { seedData } from './seed/seedData.ts';
import { seedStore } from './seed/seed.ts';
import { buildApp } from './src/app.ts';
import { AuditHeads } from './src/console/audit/AuditHeads.ts';
import { addSandboxPeople, removeSandboxPeople } from './src/console/staff/sandboxPeople.ts';
import { type Config, ConfigError } from './src/config/Config.ts';
import { isLoopback } from './src/config/environment.ts';
import { openBackupDoor } from './src/data/backup.ts';
import { markAsProduction, migrate, type Migration } from './src/data/migrate.ts';
import { openStore } from './src/data/openStore.ts';
import { requireLicence, warnOfMissingFacts } from './src/publish/checkOperatorFacts.ts';
import type { DocumentStore } from './src/store/DocumentStore.ts';
import { CannotWrite } from './src/store/errors.ts';

export interface RunningServer {
  app: FastifyInstance;
  /** Ends requests, then the store. */
  stop: () => Promise<void>;
}

/** They are made in this order. A new one comes last, and none is ever taken out: their number is the version of the data. */
const MIGRATIONS: readonly Migration[] = [shareFlights, openOldMoney, joinPersons, twoSides, giveModels];

/** @throws ConfigError with a line for the person who starts it: port taken, data in use, web app not built */
export async function startServer(config: Config): Promise<RunningServer> {
  const store = await openStore(config);
  let app: FastifyInstance | undefined;
  try {
    app = await buildApp(config, store, { services: { heads: new AuditHeads(config.auditDir) } });
    await migrate(store, MIGRATIONS);
    const seeded = await seedStore(store, seedData(Date.now(), config.mode));
    if (seeded > 0) app.log.info({ documents: seeded }, 'seeded');
    if (config.mode === 'sandbox') await addSandboxPeople(store, Date.now());
    if (config.mode === 'production') {
      await removeSandboxPeople(store);
      await judgeFacts(config, store, app.log);
      await judgeOffers(config, store, app.log);
      await markAsProduction(store);
    }
    warnOfOpenSandbox(app, config);
    await openDoor(app, config, store);
    await listen(app, config);
    app.services.workers.start();
    return { app, stop: stopOf(app, store) };
  } catch (error) {
    await app?.close();
    await store.close();
    throw error instanceof CannotWrite ? new ConfigError(`${config.dataDir}: ${error.message}`) : error;
  }
}

async function judgeFacts({ isLicenceOptional }: Config, store: DocumentStore, log: FastifyBaseLogger): Promise<void> {
  if (!isLicenceOptional) await requireLicence(store, log);
  await warnOfMissingFacts(store, log);
}

/** Nobody opens a site whose offers can be used to beat it by mistake. @throws ConfigError */
async function judgeOffers(config: Config, store: DocumentStore, log: FastifyBaseLogger): Promise<void> {
  const problems = offerProblems(await storedOffers(store), config.kesPerUsd);
  if (problems.length === 0) return;
  if (!config.isGenerous)
    throw new ConfigError(
      `Offers give back more than play earns:\n${problems.join('\n')}\nChange them with npm run content, or set ALLOW_GENEROUS_OFFERS=true`,
    );
  for (const problem of problems) log.warn(`ALLOW_GENEROUS_OFFERS: ${problem}`);
}

/** Without it npm run backup waits until the server is stopped. */
async function openDoor(app: FastifyInstance, { dataDir }: Config, { copyTo }: DocumentStore): Promise<void> {
  if (!copyTo) return;
  const close = await openBackupDoor(dataDir, copyTo).catch((err: unknown) => {
    app.log.warn({ err }, 'no backups while the server runs');
  });
  if (close) app.addHook('onClose', close);
}

function warnOfOpenSandbox({ log }: FastifyInstance, { mode, host }: Config): void {
  if (mode === 'production' || isLoopback(host)) return;
  log.warn({ host }, 'ALLOW_OPEN_SANDBOX: whoever reaches this address signs in as anybody, and pays nothing');
}

async function listen(app: FastifyInstance, { host, port, portSetting }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new ConfigError(`Port ${port} is taken: stop the other program or set ${portSetting}`);
    if (code === 'EACCES')
      throw new ConfigError(`Port ${port} is not allowed here: set ${portSetting} to 1024 or more`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new ConfigError(`HOST is "${host}", which is no address of this machine`);
    throw error;
  }
}

/** Requests get this time to end; then open connections are cut. */
const GRACE_MS = 1_000;

const stopOf = (app: FastifyInstance, store: DocumentStore) => async (): Promise<void> => {
  const cut = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
  await app.close();
  clearTimeout(cut);
  await store.close();
};
