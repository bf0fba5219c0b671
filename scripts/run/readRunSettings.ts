import { loadConfig, readConfig } from '../../server/src/config/readConfig.ts';
import type { Config } from '../../server/src/config/Config.ts';
import { findFreePort, requireFreePort } from './ports.ts';

export interface RunSettings {
  config: Config;
  /** The public port of the site. */
  port: number;
  /** Requests from this machine use this origin. */
  origin: string;
  /** People use this address. */
  siteUrl: string;
}

const EVERY_ADDRESS = ['0.0.0.0', '::'];

/** The addresses of the site of these settings: for requests from this machine, and for people. */
export function addressesOf(host: string, port: number): Pick<RunSettings, 'origin' | 'siteUrl'> {
  const isLocal = EVERY_ADDRESS.includes(host) || host === '127.0.0.1';
  return {
    origin: `http://${isLocal ? '127.0.0.1' : host}:${port}`,
    siteUrl: `http://${isLocal ? 'localhost' : host}:${port}`,
  };
}

/**
 * The settings of a run with the web app in `webDir`.
 * @throws ConfigError for a wrong setting; ScriptError for a taken port
 */
export async function readRunSettings(webDir: string): Promise<RunSettings> {
  loadConfig();
  const config = readConfig({ ...process.env, WEB_DIR: webDir });
  const port = config.port || (await findFreePort());
  await requireFreePort(port, config.host);
  return { config, port, ...addressesOf(config.host, port) };
}
