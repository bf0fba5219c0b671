/** The site of the README's first command, on copied files that a journey may change. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '../../scripts/run/ports.ts';
import { copyProject } from '../../scripts/testing/copyProject.ts';
import { lineOf, runningByNpm } from '../../scripts/testing/runningScript.ts';

export interface DevelopmentSite {
  baseUrl: string;
  /** Replaces the first `text` in a file, as an editor saves it. */
  edit: (file: string, text: string, replacement: string) => void;
  /** Its output, for a failure. */
  log: () => string;
  /** Ends it, and deletes its files. */
  end: () => Promise<void>;
}

/** Resolves at the ready line. */
export async function startDevelopmentSite(): Promise<DevelopmentSite> {
  const { root, remove } = copyProject();
  const env = { PORT: String(await findFreePort()), DATA_DIR: path.join(root, '.data') };
  const script = runningByNpm('start', env, root);
  const end = async () => {
    script.send('SIGTERM');
    await script.ended;
    remove();
  };
  try {
    const ready = await lineOf(script, /^Karata is ready: .*$/m);
    return {
      baseUrl: ready.replace('Karata is ready: ', ''),
      edit: (file, text, replacement) => {
        const before = readFileSync(path.join(root, file), 'utf8');
        const after = before.replace(text, replacement);
        if (after === before) throw new Error(`${file} has no ${text}`);
        writeFileSync(path.join(root, file), after);
      },
      log: () => script.output.stdout + script.output.stderr,
      end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}
