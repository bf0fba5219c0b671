import type { Run } from '../../scripts/run/Run.ts';
import { runCommand } from '../../scripts/run/runCommand.ts';
import { startBuiltSite } from '../../scripts/run/startBuiltSite.ts';
import { ScriptError } from '../../scripts/runScript.ts';
import { plainSite } from './plainSite.ts';

export const GAMES = 10_000;

/** The built site with a large catalogue, and the plain list beside it. @returns its address */
export async function startGridSite(run: Run): Promise<string> {
  const seed = async (dataDir: string) => {
    const code = await runCommand(run, ['scripts/seed.ts', '--games', String(GAMES)], { DATA_DIR: dataDir });
    if (code !== 0) throw new ScriptError('The large catalogue could not be made.');
  };
  const { baseUrl } = await startBuiltSite(run, { prepare: seed, webDir: await plainSite(run) });
  return baseUrl;
}
