/** npm run audit:verify: says whether anything of the audit was changed or cut off. 0 sound, 1 broken, 2 cut, 3 cannot tell. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { loadConfig } from '../server/src/config/readConfig.ts';
import { readHeads } from '../server/src/console/audit/AuditHeads.ts';
import { verifyAudit, VERDICTS } from '../server/src/console/audit/verifyAudit.ts';
import type { Config } from '../server/src/config/Config.ts';
import { askForBackup } from '../server/src/data/backup.ts';
import { databaseFile } from '../server/src/data/dataDir.ts';
import { openStore } from '../server/src/data/openStore.ts';

/** SQLite reads a copy: nothing here can write into the database, and a running server has it for itself. */
async function rowsOfSqlite(dataDir: string): Promise<string[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'karata-audit-'));
  const copy = path.join(folder, 'copy.sqlite');
  try {
    if ((await askForBackup(dataDir, copy)) === undefined)
      for (const side of ['', '-wal'].filter((end) => fs.existsSync(databaseFile(dataDir) + end)))
        fs.copyFileSync(databaseFile(dataDir) + side, copy + side);
    const database = new DatabaseSync(copy);
    const rows = database.prepare('SELECT json FROM audit').all();
    database.close();
    return rows.map(({ json }) => String(json));
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

async function rowsOf(config: Config): Promise<string[]> {
  if (config.store === 'sqlite') return rowsOfSqlite(config.dataDir);
  const store = await openStore(config);
  try {
    return (await store.find('audit')).map((record) => JSON.stringify(record));
  } finally {
    await store.close();
  }
}

try {
  const config = loadConfig();
  // The heads come first: what is sealed while the rows are read is signed later than them.
  const heads = readHeads(config.auditDir);
  const { kind, says } = verifyAudit(await rowsOf(config), heads);
  console.log(says);
  process.exitCode = VERDICTS[kind];
} catch (error) {
  console.error(`The audit cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = VERDICTS.unknown;
}
