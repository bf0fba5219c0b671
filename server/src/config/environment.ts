import type { Environment } from './settings.ts';

/** Without spaces around it; undefined when empty. */
export const givenOf = (env: Environment, name: string): string | undefined => env[name]?.trim() || undefined;

export const isProduction = (env: Environment): boolean => givenOf(env, 'MODE') === 'production';
