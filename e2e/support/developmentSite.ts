/** The site of the README's first command, on copied files that a journey may change. */
import path from 'node:path';
import { findFreePort } from '../../scripts/run/ports.ts';
import { ProjectCopy } from '../../scripts/testing/ProjectCopy.ts';
import { lineOf, runningByNpm } from '../../scripts/testing/runningScript.ts';

export interface DevelopmentSite {
  baseUrl: string;
  /** The journey may change the files of this copy. */
  project: ProjectCopy;
  /** A failure shows this output. */
  log: () => string;
  /** Ends it, and deletes its files. */
  end: () => Promise<void>;
}

/** Resolves at the ready line. */
export async function startDevelopmentSite(): Promise<DevelopmentSite> {
  const project = new ProjectCopy();
  const env = { PORT: String(await findFreePort()), DATA_DIR: path.join(project.root, '.data') };
  const script = runningByNpm('start', env, project.root);
  const end = async () => {
    script.send('SIGTERM');
    await script.ended;
    project.remove();
  };
  try {
    const ready = await lineOf(script, /^Karata is ready: .*$/m);
    const baseUrl = ready.replace('Karata is ready: ', '');
    return { baseUrl, project, log: () => script.output.stdout + script.output.stderr, end };
  } catch (error) {
    await end();
    throw error;
  }
}
