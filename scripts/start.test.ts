/** `npm start`, on a copy of the project whose web app and house games are one line each, so that they compile quickly. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { PAGE_NAMES } from '../contract/pageNames.ts';
import { findFreePort } from './run/ports.ts';
import { STAND_INS } from './run/standIns.ts';
import { ProjectCopy } from './testing/ProjectCopy.ts';
import { childrenOf, isRunning, lineOf, type RunningScript, runningScript } from './testing/runningScript.ts';

const APP = 'src/index.tsx';
const GAMES = 'originals/*/ui/index.ts';
const SOUND = 'document.body.id = "sound";';
const BROKEN = 'import "./gone";';
const PARTS = ['identity', ...Object.keys(STAND_INS), 'API'];
const TROUBLE = /^ {2}\.\/src\/index\.tsx: Module not found: Error: Can't resolve '\.\/gone'.*$/m;

const addresses = Object.values(networkInterfaces()).flatMap((list = []) => list.map(({ address }) => address));
/** The addresses of `localhost` on this machine. */
const LOCAL = ['127.0.0.1', '::1'].filter((address) => addresses.includes(address));

let project: ProjectCopy;
let script: RunningScript | undefined;
let other: Server | undefined;
beforeAll(() => {
  project = new ProjectCopy();
  project.write(GAMES, SOUND);
});
afterEach(async () => {
  script?.send('SIGKILL');
  await script?.ended;
  other?.close();
});
afterAll(() => project.remove());

function start(env: Record<string, string>, app = SOUND): RunningScript {
  project.write(APP, app);
  script = runningScript('start', { DATA_DIR: path.join(project.root, '.data'), ...env }, project.root);
  return script;
}

/** The processes of the script when all have begun, in that order; the API is the last. */
async function partsOf({ pid }: RunningScript): Promise<number[]> {
  for (;;) {
    const parts = childrenOf(pid);
    if (parts.length === PARTS.length) return parts;
    await delay(50);
  }
}

async function expectStatuses(port: string): Promise<void> {
  const statusOf = async (address: string) =>
    (await fetch(`http://127.0.0.1:${port}${address}`, { headers: { accept: 'text/html' } })).status;
  const named = [...PAGE_NAMES, 'provider/moonlit-dhow'].map((name) => `/${name}`);
  const pages = [
    '/',
    '/all-games?type=top',
    ...named,
    '/api/health',
    '/originals/dice.html',
    '/originals/refusing.html',
  ];
  pages.push('/identitytoolkit.googleapis.com/v1/projects?key=demo-key', '/emulator/auth/gapi.js');
  pages.push('/sandbox/card/stripe.js');
  expect(await Promise.all(pages.map(statusOf))).toEqual(pages.map(() => 200));
  const missing = ['/emulator/control', '/sandbox/card/control', '/assets/none', '/images/none.webp', '/api/none'];
  missing.push('/none.txt', '/no-such-page', '/provider/');
  expect(await Promise.all(missing.map(statusOf))).toEqual(missing.map(() => 404));
}

describe('npm start', () => {
  it.each(LOCAL)('says in one line that its port is taken on %s', async (host) => {
    other = createServer().listen(0, host);
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { ended, output } = start({ PORT: String(port) });
    expect(await ended).toEqual([1, null]);
    expect(output).toEqual({
      stdout: '',
      stderr: `Port ${port} is taken: stop the other program or set PORT\n`,
    });
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT is "abc": give a port from 1 to 65535, or 0 for any free one'],
    [
      { MODE: 'production' },
      'MODE is "production", and npm start is for development: run npm run build && npm run serve',
    ],
  ])('says in one line what is wrong with %j', async (env, line) => {
    const { ended, output } = start(env);
    expect(await ended).toEqual([1, null]);
    expect(output).toEqual({ stdout: '', stderr: `${line}\n` });
  });

  it('leaves no process running after Ctrl-C, before it is ready too', async () => {
    const running = start({ PORT: String(await findFreePort()) });
    const parts = await partsOf(running);
    running.send('SIGINT');
    expect(await running.ended).toEqual([0, null]);
    expect(parts.filter(isRunning)).toEqual([]);
  });

  it('serves all on one port, names a missing module after a change, and ends with a message when the API is killed', async () => {
    const port = String(await findFreePort());
    const running = start({ PORT: port });
    expect(await lineOf(running, /^Karata is ready.*$/m)).toBe(`Karata is ready: http://localhost:${port}`);
    const parts = await partsOf(running);
    expect(parts.filter(isRunning)).toHaveLength(PARTS.length);
    await expectStatuses(port);
    project.write(APP, BROKEN);
    await lineOf(running, TROUBLE, 'stderr');
    expect(running.output.stderr).toContain('The web app does not compile, its next change compiles it again:\n');
    const told = running.output.stdout.length;
    project.write(APP, SOUND);
    await lineOf(running, new RegExp(`^[^]{${told}}[^]*web compiled successfully`));
    expect(isRunning(running.pid)).toBe(true);
    process.kill(parts.at(-1) ?? 0, 'SIGKILL');
    expect(await running.ended).toEqual([1, null]);
    expect(running.output.stderr).toContain('The API has ended by itself (SIGKILL): all ends.\n');
    expect(parts.filter(isRunning)).toEqual([]);
  });

  it('ends with the name of the missing module when it begins with one', async () => {
    const { ended, output } = start({ PORT: String(await findFreePort()) }, BROKEN);
    expect(await ended).toEqual([1, null]);
    expect(output.stdout).not.toContain('Karata is ready');
    expect(output.stderr).toContain('The web app does not compile, all ends:\n');
    expect(output.stderr).toMatch(TROUBLE);
  });
});
