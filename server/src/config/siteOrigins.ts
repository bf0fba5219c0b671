import type { SettingValues } from './settings.ts';

/** Production is reached at a public address, which nothing in a request may tell. */
export function siteOrigins({ MODE, HOST, SITE_ORIGINS }: SettingValues, port: number): readonly string[] {
  if (MODE === 'production' || SITE_ORIGINS.length > 0) return SITE_ORIGINS;
  return [...new Set(['localhost', '127.0.0.1', HOST])].filter(isNamed).map((host) => `http://${host}:${port}`);
}

/** Not every address of the machine, and nothing that a policy cannot hold. */
const isNamed = (host: string): boolean => host !== '0.0.0.0' && /^[\w.-]+$/.test(host);
