import { existsSync } from 'node:fs';
import { type Config, readConfig } from './readConfig.ts';

/**
 * The settings of the environment and of `.env`, where the environment goes first.
 * @throws ConfigError naming every setting that is wrong
 */
export function loadConfig(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readConfig(process.env);
}
