import { existsSync } from 'node:fs';
import type { Config } from './Config.ts';
import { readConfig } from './readConfig.ts';

/** The settings of `.env` and of the environment, which wins. @throws ConfigError naming every wrong setting */
export function loadConfig(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readConfig(process.env);
}
