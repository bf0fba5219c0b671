import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { findFreePort } from './run/ports.ts';
import { copyProject, type ProjectCopy } from './testing/copyProject.ts';
import { childrenOf, isRunning, lineOf, type RunningScript, runningScript } from './testing/runningScript.ts';

/** The first compilation without a cache. */
const SLOW_MS = 180_000;
const ORIGINALS = ['slots', 'crash', 'mines', 'dice'];
const SOUND = 'document.body.id = "sound";';
const BROKEN = 'import "./gone";';
const TROUBLE = /^ {2}\.\/src\/index\.tsx: Module not found: Error: Can't resolve '\.\/gone'.*$/m;

let project: ProjectCopy;
let script: RunningScript | undefined;
/** A web app of one line without games is quick. */
beforeAll(() => {
  project = copyProject();
  ORIGINALS.forEach((game) => writeFileSync(path.join(project.root, 'originals', game, 'index.ts'), ''));
});
afterEach(async () => {
  script?.send('SIGKILL');
  await script?.ended;
});
afterAll(() => project.remove());

const write = (code: string) => writeFileSync(path.join(project.root, 'src/index.tsx'), code);

async function startWith(code: string): Promise<RunningScript> {
  write(code);
  const env = { PORT: String(await findFreePort()), DATA_DIR: path.join(project.root, '.data') };
  script = runningScript('start', env, project.root);
  return script;
}

/** The last of its processes, behind identity and payment providers. */
function apiOf({ pid }: RunningScript): number {
  const api = childrenOf(pid).at(-1);
  if (!api) throw new Error('There is no API.');
  return api;
}

describe('npm start with a web app that lacks a module', () => {
  it(
    'ends with the name of the missing module',
    async () => {
      const { ended, output } = await startWith(BROKEN);
      expect(await ended).toEqual([1, null]);
      expect(output.stdout).not.toContain('Karata is ready');
      expect(output.stderr).toContain('The web app does not compile, all ends:\n');
      expect(output.stderr).toMatch(TROUBLE);
    },
    SLOW_MS,
  );

  it(
    'names the missing module after a change, keeps running, and ends with a message when the API is killed',
    async () => {
      const running = await startWith(SOUND);
      await lineOf(running, /^Karata is ready.*$/m);
      write(BROKEN);
      await lineOf(running, TROUBLE, 'stderr');
      expect(running.output.stderr).toContain('The web app does not compile, its next change compiles it again:\n');
      const told = running.output.stdout.length;
      write(SOUND);
      await lineOf(running, new RegExp(`^[^]{${told}}[^]*web compiled successfully`));
      expect(isRunning(running.pid)).toBe(true);
      process.kill(apiOf(running), 'SIGKILL');
      expect(await running.ended).toEqual([1, null]);
      expect(running.output.stderr).toContain('The API has ended by itself (SIGKILL): all ends.\n');
    },
    SLOW_MS,
  );
});
