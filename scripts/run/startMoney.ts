import path from 'node:path';
import type { Config } from '../../server/src/config/Config.ts';
import { ensureDataDir } from '../../server/src/data/dataDir.ts';
import { findFreePort } from './ports.ts';
import type { Run } from './Run.ts';
import { STAND_INS, type StandIn } from './standIns.ts';
import { describeEnd, type Output, startProcess } from './startProcess.ts';

export interface MoneyOptions extends Pick<Config, 'dataDir' | 'rails'> {
  /** The providers call the server there. */
  serverUrl: string;
  output?: Output;
}

export interface Money {
  /** Each provider answers at this address, by the name of its rail. */
  urls: Readonly<Record<string, string>>;
  /** The server's settings for them. */
  settings: Readonly<Record<string, string>>;
}

async function start(run: Run, [name, standIn]: [string, StandIn], options: MoneyOptions): Promise<string> {
  const { dataDir, rails, serverUrl, output } = options;
  const port = await findFreePort();
  const env = { [standIn.port]: String(port), DATA_DIR: dataDir, ...standIn.envOf(rails, serverUrl) };
  const main = path.join(import.meta.dirname, `../../sandbox/${name}/main.ts`);
  const started = run.add(startProcess(main, { ...process.env, ...env }, output));
  void started.ended.then((end) => run.fail(`${standIn.title} has ended by itself (${describeEnd(end)}): all ends.`));
  return `http://127.0.0.1:${port}`;
}

/**
 * Starts the sandbox's payment providers as parts of the run, each unless the settings name another.
 * @returns their addresses
 * @throws ConfigError when the data folder is not ours
 */
export async function startMoney(run: Run, options: MoneyOptions): Promise<Money> {
  ensureDataDir(options.dataDir);
  const urls: Record<string, string> = {};
  const settings: Record<string, string> = {};
  for (const [name, standIn] of Object.entries(STAND_INS)) {
    const url = process.env[standIn.address] || (await start(run, [name, standIn], options));
    urls[name] = url;
    settings[standIn.address] = url;
    for (const [setting, value] of Object.entries(standIn.settingsOf?.(options.serverUrl) ?? {}))
      settings[setting] = process.env[setting] || value;
  }
  return { urls, settings };
}
