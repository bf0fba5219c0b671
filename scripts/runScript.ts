import { ConfigError } from '../server/src/config/Config.ts';

/** An error that the person who runs a script can fix. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
}

/** Runs a script; errors that a person can fix are printed as plain lines, with exit code 1. */
export async function runScript(script: () => Promise<void>): Promise<void> {
  try {
    await script();
  } catch (error) {
    if (!(error instanceof ScriptError || error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
